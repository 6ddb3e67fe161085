import Foundation
import Testing
import UIKit

/// Frames as Interface Builder lays documents out, where that differs from the app.
@MainActor @Suite(.serialized) struct `Text laid out as in Interface Builder` {
  init() { UIScreen.description.scale = 2 }

  private let label = """
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
    """

  /// The frames by object id of a xib with those objects.
  private func frames(
    _ objects: String, resources: String = "", toolsVersion: String = "22505"
  ) throws -> [String: CGRect] {
    let xib = NibFixture.xib(objects, resources: resources).replacingOccurrences(of: "22505", with: toolsVersion)
    let root = try #require(NibFixture(["Box.xib": xib]).subject("Box.xib").load())
    root.show(at: root.storedSize)
    return Dictionary(uniqueKeysWithValues: root.inspect().map { ($0.id, $0.frame) })
  }

  /// A root of 320 by 400 with views that are pinned to its top and left, each by its id.
  private func root(_ views: String, pinned: [String], attributes: String = "") -> String {
    let constraints = pinned.map {
      """
      <constraint firstItem="\($0)" firstAttribute="top" secondItem="root" secondAttribute="top" id="\($0)t"/>
      <constraint firstItem="\($0)" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="\($0)l"/>
      """
    }
    return """
      <view \(attributes) id="root"><rect key="frame" x="0.0" y="0.0" width="320" height="400"/>
      <subviews>\(views)</subviews><constraints>\(constraints.joined())</constraints></view>
      """
  }

  @Test func `keeps the height of the library's label`() throws {
    let views = """
      <label text="One" translatesAutoresizingMaskIntoConstraints="NO" id="one">\(label)
      <label text="Two" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="two">\(label)
      <stackView translatesAutoresizingMaskIntoConstraints="NO" id="row"><subviews>
      <label text="Three" translatesAutoresizingMaskIntoConstraints="NO" id="three">\(label)</subviews></stackView>
      """
    let frames = try frames(root(views, pinned: ["one", "two", "row"]))
    #expect(frames["one"]?.height == 21)
    #expect(frames["two"]?.height == 20.5)
    #expect(frames["three"]?.height == 20.5)
  }

  @Test func `keeps the size of a root that gives up its autoresizing mask`() throws {
    let views = "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"box\"/>"
    let frames = try frames(
      root(views, pinned: ["box"], attributes: "translatesAutoresizingMaskIntoConstraints=\"NO\""))
    #expect(frames["root"]?.size == CGSize(width: 320, height: 400))
  }

  @Test func `fills a visual effect view with its content`() throws {
    let views = """
      <visualEffectView translatesAutoresizingMaskIntoConstraints="NO" id="effect">
      <view key="contentView" id="content"><rect key="frame" x="0.0" y="0.0" width="90" height="70"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box"><constraints>
      <constraint firstAttribute="width" constant="50" id="w"/><constraint firstAttribute="height" constant="40" id="h"/>
      </constraints></view></subviews><constraints>
      <constraint firstItem="box" firstAttribute="top" secondItem="content" secondAttribute="top" constant="5" id="t"/>
      <constraint firstItem="box" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="l"/>
      <constraint firstAttribute="bottom" secondItem="box" secondAttribute="bottom" id="b"/>
      <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" constant="10" id="r"/>
      </constraints></view></visualEffectView>
      """
    let frames = try frames(root(views, pinned: ["effect"]))
    #expect(frames["effect"]?.size == CGSize(width: 60, height: 45))
    #expect(frames["content"] == CGRect(x: 0, y: 0, width: 60, height: 45))
  }

  @Test func `leaves the room of a picker`() throws {
    let views = "<pickerView translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"picker\"/>"
    #expect(try frames(root(views, pinned: ["picker"]))["picker"]?.size == CGSize(width: 320, height: 216))
  }

  @Test(arguments: [("22505", CGFloat(50)), ("14113", 1000)])
  func `gives a plain view in a stack view a size`(toolsVersion: String, height: CGFloat) throws {
    let views = """
      <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="column"><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="plain"/></subviews></stackView>
      """
    let frames = try frames(root(views, pinned: ["column"]), toolsVersion: toolsVersion)
    #expect(frames["plain"]?.height == height)
  }

  @Test func `takes a label whose code does not run for as large as the document knows it`() throws {
    let views = """
      <label text="Title" customClass="Heading" translatesAutoresizingMaskIntoConstraints="NO" id="title">\(label)
      """
    let known = """
      <designables><designable name="title"><size key="intrinsicContentSize" width="90" height="33"/></designable>
      </designables>
      """
    let frames = try frames(root(views, pinned: ["title"]), resources: known)
    #expect(frames["title"]?.size == CGSize(width: 90, height: 33))
  }

  @Test func `wraps such a label in a font of the size that its code must have chosen`() throws {
    let views = """
      <label text="One two three" numberOfLines="0" customClass="Heading"
      translatesAutoresizingMaskIntoConstraints="NO" id="title"><constraints>
      <constraint firstAttribute="width" constant="60" id="w"/></constraints>\(label)
      """
    let known = """
      <designables><designable name="title"><size key="intrinsicContentSize" width="120" height="24"/></designable>
      </designables>
      """
    let frames = try frames(root(views, pinned: ["title"]), resources: known)
    #expect(frames["title"]?.height == 72)
  }

  @Test func `stretches a slider rather than a label`() throws {
    let views = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box"><subviews>
      <label text="Level" verticalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" id="level">\(label)
      <slider translatesAutoresizingMaskIntoConstraints="NO" id="slider"/></subviews><constraints>
      <constraint firstAttribute="height" constant="100" id="h"/><constraint firstAttribute="width" constant="90" id="w"/>
      <constraint firstItem="level" firstAttribute="top" secondItem="box" secondAttribute="top" id="t"/>
      <constraint firstItem="level" firstAttribute="leading" secondItem="box" secondAttribute="leading" id="l"/>
      <constraint firstItem="slider" firstAttribute="leading" secondItem="box" secondAttribute="leading" id="s"/>
      <constraint firstItem="slider" firstAttribute="top" secondItem="level" secondAttribute="bottom" id="m"/>
      <constraint firstAttribute="bottom" secondItem="slider" secondAttribute="bottom" id="b"/></constraints></view>
      """
    #expect(try frames(root(views, pinned: ["box"]))["level"]?.height == 21)
  }

  @Test func `sets a configured button in the font that the document gives`() throws {
    let views = """
      <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="button">
      <buttonConfiguration key="configuration" style="plain" title="Yes">
      <fontDescription key="titleFontDescription" type="boldSystem" pointSize="12"/></buttonConfiguration></button>
      """
    #expect(try frames(root(views, pinned: ["button"]))["button"]?.height == 28.5)
  }

  @Test func `sets large text looser in documents of Xcode 8 and before`() throws {
    let views = """
      <label text="Boulevard" translatesAutoresizingMaskIntoConstraints="NO" id="title">
      <fontDescription key="fontDescription" type="system" pointSize="30"/></label>
      """
    let document = root(views, pinned: ["title"])
    let (old, new) = try (frames(document, toolsVersion: "11762"), frames(document))
    let difference = try #require(old["title"]).width - #require(new["title"]).width
    #expect(abs(difference - 9 * 30 * 0.0135) <= 0.5)
  }
}
