import Foundation
import InterfaceBuilder
import Testing
import UIKit

@MainActor @Suite struct `A document laid out as in Interface Builder` {
  @Test func `gives a loose view the margins of a screen`() throws {
    let fixture = try NibFixture(["Loose.xib": NibFixture.xib(Self.root(Self.box, width: 600))])
    #expect(try frame("box", in: fixture.subject("Loose.xib")).minX == 20)
    let narrow = try NibFixture(["Loose.xib": NibFixture.xib(Self.root(Self.box, width: 375))])
    #expect(try self.frame("box", in: narrow.subject("Loose.xib")).minX == 16)
  }

  @Test func `gives cells margins by what they are in and before an accessory`() throws {
    #expect(CellMargins.insets(14_460, 375) == UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16))
    #expect(CellMargins.insets(24_063, 414) == UIEdgeInsets(top: 15, left: 20, bottom: 15, right: 20))
    #expect(CellMargins.insets(12_088, 375) == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(CellMargins.insets(22_685, 414, hasAccessory: true).right == 8)
  }

  @Test func `lays a cell out by itself`() throws {
    let cell = """
      <tableViewCell id="cell"><rect key="frame" x="0.0" y="0.0" width="414" height="80"/>
      <tableViewCellContentView key="contentView" preservesSuperviewLayoutMargins="YES" id="content">
      <rect key="frame" x="0.0" y="0.0" width="414" height="80"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box"/></subviews>
      <edgeInsets key="layoutMargins" top="16" left="16" bottom="8" right="16"/><constraints>
      \(Self.pins("content"))</constraints></tableViewCellContentView></tableViewCell>
      """
    let fixture = try NibFixture(["Cell.xib": NibFixture.xib(cell)])
    #expect(try frame("box", in: fixture.subject("Cell.xib")) == CGRect(x: 20, y: 16, width: 374, height: 53))
  }

  @Test func `gives a view whose code does not run the size that it was found to have`() throws {
    let gauge = """
      <view customClass="PlainBox" translatesAutoresizingMaskIntoConstraints="NO" id="box"/>
      """
    let designables = """
      <designables><designable name="box"><size key="intrinsicContentSize" width="120" height="20"/></designable></designables>
      """
    let fixture = try NibFixture([
      "Rated.xib": NibFixture.xib(Self.root(gauge, width: 400, isPinned: false), resources: designables)
    ])
    #expect(try frame("box", in: fixture.subject("Rated.xib")).size == CGSize(width: 120, height: 20))
  }

  @Test func `keeps the place of a picker`() throws {
    let picker = "<pickerView translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"box\"/>"
    let fixture = try NibFixture([
      "Picker.xib": NibFixture.xib(Self.root(picker, width: 400, isPinned: false))
    ])
    #expect(try frame("box", in: fixture.subject("Picker.xib")).height == 216)
  }

  @Test func `fills what it is shown in, whatever its root is sized by`() throws {
    let root = Self.root(Self.box, width: 375).replacing("<view id", with: "<view \(Self.free) id", maxReplacements: 1)
    let fixture = try NibFixture(["Root.xib": NibFixture.xib(root)])
    #expect(try frame("root", in: fixture.subject("Root.xib")) == CGRect(x: 0, y: 0, width: 375, height: 300))
  }

  @Test func `keeps the room that it found for a cell's content`() throws {
    let cell = """
      <tableViewCell accessoryType="disclosureIndicator" id="cell"><rect key="frame" x="0.0" y="0.0" width="414" height="80"/>
      <tableViewCellContentView key="contentView" id="content">
      <rect key="frame" x="0.0" y="0.0" width="383" height="79.5"/></tableViewCellContentView></tableViewCell>
      """
    let fixture = try NibFixture(["Cell.xib": NibFixture.xib(cell)])
    #expect(try frame("content", in: fixture.subject("Cell.xib")) == CGRect(x: 0, y: 0, width: 383, height: 79.5))
  }

  @Test func `aligns to the frame of a scroll view`() throws {
    let scrolling = """
      <scrollView \(Self.free) id="box"><subviews><view \(Self.free) id="inside"/></subviews><constraints>
      <constraint firstItem="inside" firstAttribute="width" secondItem="f" secondAttribute="width" id="s1"/>
      <constraint firstItem="inside" firstAttribute="leading" secondItem="c" secondAttribute="leading" id="s2"/>
      <constraint firstItem="inside" firstAttribute="trailing" secondItem="c" secondAttribute="trailing" id="s3"/>
      </constraints><viewLayoutGuide key="contentLayoutGuide" id="c"/><viewLayoutGuide key="frameLayoutGuide" id="f"/>
      </scrollView>
      """
    let fixture = try NibFixture(["Scroll.xib": NibFixture.xib(Self.root(scrolling, width: 600))])
    #expect(try frame("inside", in: fixture.subject("Scroll.xib")).width == 560)
  }

  @Test(arguments: [(12_120, 44.0, 44.0), (14_490, 44, 56), (17_126, 49, 56), (24_063, 49, 64)])
  func `gives bars the heights of their time`(version: Int, toolbar: CGFloat, searchBar: CGFloat) throws {
    func height(_ name: String) throws -> CGFloat {
      let bar = Self.root("<\(name) \(Self.free) id=\"box\"/>", width: 400, isPinned: false)
      let text = NibFixture.xib(bar).replacing("toolsVersion=\"22505\"", with: "toolsVersion=\"\(version)\"")
      return try frame("box", in: NibFixture(["Bar.xib": text]).subject("Bar.xib")).height
    }
    #expect(try height("toolbar") == toolbar)
    #expect(try height("searchBar") == searchBar)
  }

  @Test func `gives three dots the width of their time`() throws {
    func width(_ version: Int) throws -> CGFloat {
      let dots = Self.root("<pageControl \(Self.free) numberOfPages=\"3\" id=\"box\"/>", width: 400, isPinned: false)
      let text = NibFixture.xib(dots).replacing("toolsVersion=\"22505\"", with: "toolsVersion=\"\(version)\"")
      return try frame("box", in: NibFixture(["Dots.xib": text]).subject("Dots.xib")).width
    }
    #expect(try width(16_087) == 39)
    #expect(try width(22_685) == 115.5)
  }

  @Test func `lays out what is in an effect view in its size`() throws {
    let effect = """
      <visualEffectView \(Self.free) id="effect"><view key="contentView" id="content">
      <rect key="frame" x="0.0" y="0.0" width="200" height="80"/></view><constraints>
      <constraint firstAttribute="width" constant="200" id="w"/><constraint firstAttribute="height" constant="80" id="h"/>
      </constraints></visualEffectView>
      """
    let fixture = try NibFixture(["Effect.xib": NibFixture.xib(Self.root(Self.box + effect, width: 400))])
    #expect(try frame("content", in: fixture.subject("Effect.xib")).size == CGSize(width: 200, height: 80))
  }

  @Test func `includes views that lie beside the controller of a scene`() throws {
    let fixture = try NibFixture([
      "Main.storyboard": NibFixture.storyboard(
        initial: "a",
        [
          """
          <viewController id="a"><view key="view" id="v"><rect key="frame" x="0" y="0" width="414" height="896"/></view>
          <navigationItem key="navigationItem" id="n"><view key="titleView" id="title"/></navigationItem>
          </viewController><view id="loose"><rect key="frame" x="0" y="0" width="200" height="50"/></view>
          """
        ])
    ])
    #expect(try fixture.subject("Main.storyboard").loadAll().map(\.objectID) == ["a", "loose", "title"])
  }

  private func frame(_ id: String, in subject: SubjectDocument) throws -> CGRect {
    let root = try #require(subject.load())
    root.show(at: root.storedSize)
    return try #require(root.inspect().first { $0.id == id }).frame
  }

  private static let free = "translatesAutoresizingMaskIntoConstraints=\"NO\""
  private static let box = "<view \(free) id=\"box\"/>"

  private static func pins(_ around: String) -> String {
    """
    <constraint firstItem="box" firstAttribute="leading" secondItem="\(around)" secondAttribute="leadingMargin" id="p1"/>
    <constraint firstItem="box" firstAttribute="top" secondItem="\(around)" secondAttribute="topMargin" id="p2"/>
    <constraint firstAttribute="trailingMargin" secondItem="box" secondAttribute="trailing" id="p3"/>
    <constraint firstAttribute="bottomMargin" secondItem="box" secondAttribute="bottom" id="p4"/>
    """
  }

  private static func root(_ inside: String, width: Int, isPinned: Bool = true) -> String {
    let centre = """
      <constraint firstItem="box" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" id="c1"/>
      <constraint firstItem="box" firstAttribute="centerY" secondItem="root" secondAttribute="centerY" id="c2"/>
      """
    return """
      <view id="root"><rect key="frame" x="0.0" y="0.0" width="\(width)" height="300"/><subviews>\(inside)</subviews>
      <constraints>\(isPinned ? pins("root") : centre)</constraints></view>
      """
  }
}

extension CellMargins {
  fileprivate static func insets(
    _ plugInVersion: Int, _ width: CGFloat, hasAccessory: Bool = false
  ) -> UIEdgeInsets {
    CellMargins(plugInVersion: plugInVersion, width: width, hasAccessory: hasAccessory).insets
  }
}
