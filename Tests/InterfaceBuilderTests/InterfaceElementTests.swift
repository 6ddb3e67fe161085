import Foundation
import InterfaceBuilder
import Testing

@Suite struct `An element` {
  @Test func `reads geometry`() throws {
    let view = try Sample.view(
      """
      <rect key="frame" x="1" y="2.5" width="30" height="40"/><point key="offset" x="3" y="4"/>
      <size key="itemSize" width="5" height="6"/><inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
      <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/>
      """)
    #expect(view.rect("frame") == CGRect(x: 1, y: 2.5, width: 30, height: 40))
    #expect(view.point("offset") == CGPoint(x: 3, y: 4) && view.size("itemSize") == CGSize(width: 5, height: 6))
    #expect(view.insets("contentEdgeInsets") == InterfaceInsets(top: 2, left: 1, bottom: 4, right: 3))
    let margins = InterfaceInsets(top: 1, left: 2, bottom: 3, right: 4, isDirectional: true)
    #expect(view.insets("directionalLayoutMargins") == margins)
    #expect(view.rect("bounds") == nil)
  }

  @Test func `reads texts in every spelling`() throws {
    let view = try Sample.view(
      """
      <string key="text">two
      lines</string><mutableString key="title" base64-UTF8="YES">w6kgwqM</mutableString><nil key="prompt"/>
      """)
    #expect(view.string("text") == "two\nlines")
    #expect(view.string("title") == "é £")
    #expect(view.string("prompt") == nil && view.isNil("prompt") && !view.isNil("text"))
  }

  @Test func `reads the autoresizing mask`() throws {
    let view = try Sample.view(
      "<autoresizingMask key=\"autoresizingMask\" flexibleMinX=\"YES\" heightSizable=\"YES\"/>")
    #expect(view.autoresizing == [.flexibleLeftMargin, .flexibleHeight])
    #expect(try Sample.view("").autoresizing == nil)
  }

  @Test func `reads colours of every kind`() throws {
    let view = try Sample.view(
      """
      <color key="a" red="1" green="0.5" blue="0.0" alpha="0.5" colorSpace="custom" customColorSpace="displayP3"/>
      <color key="b" white="0.25" alpha="1" colorSpace="calibratedWhite"/>
      <color key="c" systemColor="labelColor"/><color key="d" name="Brand"/><color key="e" cocoaTouchSystemColor="darkTextColor"/>
      """)
    let first = view.color("a")?.components
    #expect(first?.space == .displayP3 && first?.red == 1 && first?.green == 0.5 && first?.alpha == 0.5)
    #expect(view.color("b")?.components?.blue == 0.25 && view.color("b")?.components?.space == .calibratedWhite)
    #expect(view.color("c")?.systemName == "labelColor" && view.color("d")?.name == "Brand")
    #expect(view.color("e")?.systemName == "darkTextColor" && view.color("e")?.name == nil)
  }

  @Test func `reads fonts of every kind`() throws {
    let view = try Sample.view(
      """
      <fontDescription key="a" type="system" weight="semibold" pointSize="14"/>
      <fontDescription key="b" type="boldSystem" pointSize="20"/><fontDescription key="c" type="italicSystem" pointSize="9"/>
      <fontDescription key="d" style="UICTFontTextStyleBody"/><fontDescription key="f" type="system"/>
      <fontDescription key="e" name="Avenir-Heavy" family="Avenir" pointSize="11"/>
      """)
    #expect(view.font("a") == .system(size: 14, weight: "semibold"))
    #expect(view.font("b") == .system(size: 20, weight: "bold") && view.font("c") == .italicSystem(size: 9))
    #expect(view.font("d") == .textStyle("UICTFontTextStyleBody"))
    #expect(view.font("e") == .named("Avenir-Heavy", family: "Avenir", size: 11))
    #expect(view.font("f") == .system(size: 14, weight: "regular"))
  }

  @Test func `reads attributed text run by run`() throws {
    let view = try Sample.view(
      """
      <attributedString key="attributedText"><fragment content="Hello "><attributes>
      <color key="NSColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      <font key="NSFont" size="12" name="Helvetica"/><real key="NSKern" value="2"/></attributes></fragment>
      <fragment><string key="content">you</string></fragment></attributedString>
      """)
    let text = try #require(view.attributedText("attributedText"))
    #expect(text.text == "Hello you" && text.fragments.count == 2)
    #expect(text.fragments[0].color?.components?.red == 1 && text.fragments[0].number("NSKern") == 2)
    #expect(text.fragments[0].font == .named("Helvetica", family: nil, size: 12))
    #expect(text.fragments[1].attributes.isEmpty)
  }

  @Test func `reads connections`() throws {
    let view = try Sample.view(
      """
      <connections><outlet property="title" destination="a" id="1"/><outletCollection property="all" destination="b" id="2"/>
      <action selector="tap:" destination="-1" eventType="touchUpInside" id="3"/>
      <segue destination="c" kind="embed" identifier="inner" id="4"/></connections>
      """)
    #expect(
      view.connections.map(\.kind) == [
        .outlet(property: "title"), .outletCollection(property: "all"),
        .action(selector: "tap:", event: "touchUpInside"),
        .segue(kind: "embed", relationship: nil, identifier: "inner"),
      ])
    #expect(view.connections.map(\.destination) == ["a", "b", "-1", "c"])
  }

  @Test func `reads runtime attributes of every type`() throws {
    let view = try Sample.view(
      """
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="boolean" keyPath="a" value="YES"/>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.b"><real key="value" value="2.5"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="c"><integer key="value" value="3"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="string" keyPath="d" value="x"/>
      <userDefinedRuntimeAttribute type="string" keyPath="e"><string key="value">y</string></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="point" keyPath="f"><point key="value" x="1" y="2"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="range" keyPath="g"><range key="value" location="1" length="2"/>
      </userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="image" keyPath="h" value="cat"/><userDefinedRuntimeAttribute type="nil" keyPath="i"/>
      </userDefinedRuntimeAttributes>
      """)
    #expect(view.runtimeAttributes.map(\.keyPath) == ["a", "layer.b", "c", "d", "e", "f", "g", "h", "i"])
    #expect(
      view.runtimeAttributes.map(\.value) == [
        .boolean(true), .number(2.5), .number(3), .string("x"), .string("y"), .point(CGPoint(x: 1, y: 2)),
        .range(NSRange(location: 1, length: 2)), .image("cat"), .null,
      ])
  }
}
