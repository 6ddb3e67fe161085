import Foundation
import InterfaceBuilder
import Testing

@Suite struct `An Interface Builder document` {
  @Test func `knows its kind, versions and device`() throws {
    let document = try Sample.xib(
      "", device: "<device id=\"retina5_9\" orientation=\"landscape\" appearance=\"dark\"/>")
    #expect(document.kind == .xib && document.usesAutolayout && !document.usesSafeAreas)
    #expect(document.toolsVersion == 32700 && document.plugInVersion == 22685)
    #expect(document.device?.id == "retina5_9" && document.device?.isLandscape == true)
    #expect(document.device?.appearance == "dark")
  }

  @Test func `finds objects by id, and File's Owner`() throws {
    let document = try Sample.xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card"/>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      <view id="a"><subviews><label id="b" customClass="Fancy" customModule="Kit" userLabel="Title"/></subviews></view>
      """)
    #expect(document.fileOwner?.customClass == "Card")
    #expect(document.topLevelObjects.map(\.id) == ["a"])
    let label = try #require(document.element(id: "b"))
    #expect(label.className == "Fancy" && label.baseClass == "UILabel" && label.userLabel == "Title")
    #expect(label.enclosingView?.id == "a" && document.element(id: "a")?.subviews.map(\.id) == ["b"])
  }

  @Test func `lists a storyboard's scenes`() throws {
    let document = try Sample.document(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="one"><scenes>
      <scene sceneID="s"><objects>
      <viewController storyboardIdentifier="Start" id="one"><view key="view" id="v"/></viewController>
      <placeholder placeholderIdentifier="IBFirstResponder" id="r"/>
      </objects></scene></scenes></document>
      """)
    #expect(document.kind == .storyboard && document.initialViewController == "one")
    #expect(document.scenes.map(\.storyboardIdentifier) == ["Start"])
    #expect(document.scenes[0].viewController?.subviews.map(\.id) == ["v"])
  }

  @Test func `keeps where each element starts`() throws {
    let document = try Sample.document(
      "<document type='XIB'>\n  <!-- <fake> -->\n  é<objects><view\n id='a'/><view id='b'/></objects></document>")
    let first = try #require(document.element(id: "a")), second = try #require(document.element(id: "b"))
    #expect((first.line, first.column) == (3, 14))
    #expect((second.line, second.column) == (4, 10))
  }

  @Test func `reports what it does not know and keeps it`() throws {
    let document = try Sample.xib("<view id=\"a\" sparkle=\"YES\"><glitter id=\"g\"/></view>")
    #expect(
      document.warnings.map(\.message) == [
        "unknown attribute sparkle of <view> is ignored", "unknown element <glitter> is left out",
      ])
    #expect(document.warnings.map(\.line) == [5, 5])
    #expect(document.element(id: "g") != nil && document.element(id: "a")?["sparkle"] == "YES")
  }

  @Test func `lists what it needs from outside`() throws {
    let document = try Sample.xib(
      """
      <view id="a" customClass="Card" customModule="Kit"><color key="backgroundColor" name="Brand"/><subviews>
      <imageView image="cat" id="b"/><imageView image="star" catalog="system" id="c"/><view customClass="Card" id="d"/>
      </subviews><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="image" keyPath="icon" value="dog"/></userDefinedRuntimeAttributes></view>
      <viewControllerPlaceholder storyboardName="Other" id="p"/>
      """)
    let references = document.references
    #expect(references.classes.map(\.name) == ["Card", "Card"] && references.classes.map(\.module) == ["Kit", nil])
    #expect(references.images == ["cat", "dog"] && references.colors == ["Brand"])
    #expect(references.storyboards == ["Other"])
  }

  @Test func `keeps the sizes of images and the values of colours`() throws {
    let document = try Sample.xib(
      "",
      resources: """
        <resources><image name="cat" width="40" height="30.5"/><image name="star" catalog="system" width="12" height="13"/>
        <namedColor name="Brand"><color red="1" green="0.5" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        </namedColor><systemColor name="labelColor"><color white="0.0" alpha="1" colorSpace="custom"
        customColorSpace="genericGamma22GrayColorSpace"/></systemColor></resources>
        """)
    #expect(document.resources.images["cat"]?.size == CGSize(width: 40, height: 30.5))
    #expect(document.resources.images["star"]?.isSystem == true)
    #expect(document.resources.namedColors["Brand"]?.green == 0.5)
    #expect(document.resources.systemColors["labelColor"]?.space == .genericGamma22Gray)
  }
}
