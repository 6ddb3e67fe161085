import Foundation
import Testing
import UIKit

@MainActor @Suite struct `A document that is drawn itself` {
  private let gauges = NibFixture.xib(
    """
    <view id="root"><rect key="frame" x="0.0" y="0.0" width="200" height="100"/><subviews>
    <view customClass="Gauge" customModule="Kit" id="g"><rect key="frame" x="10" y="20" width="60" height="30"/>
    <color key="backgroundColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/><userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="number" keyPath="level"><real key="value" value="2"/></userDefinedRuntimeAttribute>
    </userDefinedRuntimeAttributes></view>
    <view customClass="PlainBox" id="p"><rect key="frame" x="80" y="20" width="20" height="30"/>
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="boolean" keyPath="glow" value="YES"/>
    </userDefinedRuntimeAttributes></view></subviews></view>
    """)

  @Test func `makes designables as Interface Builder does`() throws {
    let fixture = try NibFixture(["Gauges.xib": gauges])
    let root = try #require(fixture.subject("Gauges.xib").load())
    #expect(NibComponents.log == ["Gauge frame 60", "level 2.0, coloured", "Gauge prepare"])
    #expect(root.view.subviews.first is Gauge)
    #expect(fixture.messages == [])
  }

  @Test func `shows classes that are not designable as their base class`() throws {
    let fixture = try NibFixture(["Gauges.xib": gauges])
    let root = try #require(fixture.subject("Gauges.xib").load())
    #expect(type(of: root.view.subviews[1]) == UIView.self)
    #expect(!NibComponents.log.contains("PlainBox coder"))
  }

  @Test func `is made as in the app at run time`() throws {
    let fixture = try NibFixture(["Gauges.xib": gauges])
    let root = try #require(fixture.subject("Gauges.xib", .runtime).load())
    #expect(root.view.subviews[1] is PlainBox)
    #expect(NibComponents.log == ["Gauge coder", "PlainBox coder", "level 2.0, coloured", "Gauge awake"])
    #expect(fixture.messages.count == 1)
  }

  @Test func `keeps a view whose id a constraint has as well`() throws {
    let fixture = try NibFixture([
      "Twice.xib": NibFixture.xib(
        """
        <view id="root"><rect key="frame" x="0.0" y="0.0" width="200" height="100"/><subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="inner"><rect key="frame" x="0.0" y="0.0" width="0.0" \
        height="0.0"/></view></subviews><constraints>
        <constraint firstItem="inner" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" id="root"/>
        <constraint firstItem="inner" firstAttribute="top" secondItem="root" secondAttribute="top" constant="8" id="inner"/>
        </constraints></view>
        """)
    ])
    let root = try #require(fixture.subject("Twice.xib").load(object: "root"))
    root.view.layoutIfNeeded()
    #expect(root.view.constraints.count == 2)
    #expect(root.view.subviews[0].frame == CGRect(x: 100, y: 8, width: 0, height: 0))
  }

  @Test func `leaves an empty place for an object whose code failed before`() throws {
    let fixture = try NibFixture(["Gauges.xib": gauges])
    DesignTime.failedObjects = ["g"]
    let root = try #require(fixture.subject("Gauges.xib").load())
    #expect(type(of: root.view.subviews[0]) == UIView.self)
    #expect(root.view.subviews[0].frame == CGRect(x: 10, y: 20, width: 60, height: 30))
    #expect(NibComponents.log == [])
  }

  @Test func `tells whose code runs`() throws {
    let fixture = try NibFixture(["Gauges.xib": gauges])
    var told: [String] = []
    DesignTime.willRun = { told.append($0 ?? "nobody") }
    defer { DesignTime.willRun = { _ in } }
    _ = try fixture.subject("Gauges.xib").load()
    #expect(told.filter { $0 == "g" }.count == 3 && told.last == "nobody")
  }

  @Test func `tells the frame of every view, and its parent`() throws {
    let fixture = try NibFixture(["Gauges.xib": gauges])
    let root = try #require(fixture.subject("Gauges.xib").load())
    root.show(at: CGSize(width: 200, height: 100))
    let views = root.inspect()
    #expect(views.map(\.id) == ["root", "g", "p"])
    #expect(views.map(\.className) == ["UIView", "Gauge", "PlainBox"])
    #expect(views.map(\.parent) == [nil, "root", "root"])
    #expect(views[1].frame == CGRect(x: 10, y: 20, width: 60, height: 30))
  }

  @Test func `lays a scene out within the safe area of its device`() throws {
    let fixture = try NibFixture([
      "Main.storyboard": NibFixture.storyboard(
        initial: "a",
        [
          """
          <viewController id="a"><view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
          <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box"/></subviews>
          <viewLayoutGuide key="safeArea" id="safe"/><constraints>
          <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c1"/>
          <constraint firstItem="box" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="c2"/>
          <constraint firstItem="safe" firstAttribute="trailing" secondItem="box" secondAttribute="trailing" id="c3"/>
          <constraint firstItem="safe" firstAttribute="bottom" secondItem="box" secondAttribute="bottom" id="c4"/>
          </constraints></view></viewController>
          """
        ])
    ])
    let root = try #require(fixture.subject("Main.storyboard").load())
    #expect(root.storedSize == CGSize(width: 414, height: 896))
    root.show(at: root.size)
    #expect(root.inspect().last?.frame == CGRect(x: 0, y: 48, width: 414, height: 896 - 48 - 34))
  }

  @Test func `keeps the room of an image that is missing`() throws {
    let fixture = try NibFixture([
      "Picture.xib": NibFixture.xib(
        "<imageView image=\"cat\" id=\"i\"/>",
        resources: "<resources><image name=\"cat\" width=\"40\" height=\"30\"/></resources>")
    ])
    let root = try #require(fixture.subject("Picture.xib").load())
    #expect((root.view as? UIImageView)?.image?.size == CGSize(width: 40, height: 30))
    #expect(fixture.messages == ["the image 'cat' is not found; its place is left empty"])
  }
}
