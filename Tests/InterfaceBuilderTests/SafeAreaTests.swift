import Foundation
import InterfaceBuilder
import Testing

@Suite struct `A root's safe area` {
  @Test func `counts the bars of the containers around a scene`() throws {
    #expect(try insets(scenes: Self.navigation()).top == 64)
    #expect(try insets(scenes: Self.navigation("navigationBarHidden=\"YES\"")).top == 20)
    #expect(try insets(scenes: Self.navigation(inside: Self.largeTitles)).top == 116)
    #expect(
      try insets(scenes: Self.navigation(inside: "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>")).bottom
        == 49)
  }

  @Test func `follows what is pushed`() throws {
    let pushing = """
      <viewController id="n"><simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/>
      <connections><segue destination="s" kind="show" id="p"/></connections></viewController>
      """
    #expect(try insets(scenes: [pushing]).top == 64)
    #expect(try insets(scenes: [pushing], inside: "<nil key=\"simulatedTopBarMetrics\"/>").top == 20)
  }

  @Test func `leaves out bars that the view does not extend under`() throws {
    #expect(try insets(scenes: Self.navigation(), height: 603).top == 0)
    #expect(try insets(scenes: Self.navigation(), y: 64, height: 603).top == 0)
    #expect(try insets(scenes: Self.navigation(), y: 64, height: 667).bottom == 64)
    let tabs = Self.navigation(inside: "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>")
    #expect(try insets(scenes: tabs, height: 554) == .zero)
    let shorter = try insets(scenes: tabs, height: 618)
    #expect(shorter.top == 64 && shorter.bottom == 0)
  }

  @Test func `begins below the status bar in a sheet`() throws {
    let sheet = try insets(device: "retina6_1", version: 17_126, width: 414, height: 842)
    #expect(sheet.top == 0 && sheet.bottom == 34)
    let titled = try insets(device: "retina6_1", version: 17_126, scenes: Self.navigation(), width: 414, height: 842)
    #expect(titled.top == 56)
  }

  @Test func `does not shrink with a size that the document makes up`() throws {
    let free = "<size key=\"freeformSize\" width=\"340\" height=\"500\"/>"
    #expect(try insets(inside: free, width: 340, height: 500).top == 20)
    let popover = """
      <viewController id="n"><connections><segue destination="s" kind="popoverPresentation" id="p"/></connections>
      </viewController>
      """
    #expect(try insets(scenes: [popover], inside: free, width: 340, height: 500) == .zero)
  }

  @Test func `depends on the version that wrote the document`() throws {
    #expect(try insets(version: 14_490).top == 20)
    #expect(try insets(version: 17_126).top == 0)
    #expect(try insets(version: 22_685).top == 20)
    #expect(try insets(device: "retina5_9", version: 22_504, width: 375, height: 812).top == 50)
    let twice = try insets(device: "retina6_12", version: 24_063, width: 393, height: 852)
    #expect(twice.top == 118 && twice.bottom == 68)
  }

  @Test func `is what the device has in the app`() throws {
    let document = try document(device: "retina6_12", version: 24_063, [], "", 0, 393, 852)
    let device = try #require(InterfaceDevice.device(id: "retina6_12"))
    #expect(document.safeArea(of: document.roots[0], on: device, inApp: true).top == 59)
  }

  @Test func `does not take a size that the document makes up for a sheet`() throws {
    let inside = """
      <size key="freeformSize" width="500" height="568"/><simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/>
      """
    #expect(try insets(version: 18_093, inside: inside, width: 500, height: 524).top == 0)
  }

  @Test func `is nothing for an old loose view that is wider than the screen`() throws {
    func top(_ version: Int) throws -> Double {
      let document = try Sample.document(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="\(version)" useSafeAreas="YES"><objects>
        <view id="v"><rect key="frame" x="0" y="0" width="477" height="300"/></view></objects></document>
        """)
      let phone = try #require(InterfaceDevice.device(id: "retina4_7"))
      return document.safeArea(of: document.roots[0], on: phone).top
    }
    #expect(try top(14_460) == 0 && top(22_504) == 20)
  }

  @Test func `is nothing for a cell`() throws {
    let document = try Sample.xib(
      "<tableViewCell id=\"c\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"414\" height=\"44\"/></tableViewCell>")
    #expect(document.safeArea(of: document.roots[0], on: .standard) == .zero)
  }

  private static let largeTitles = "<navigationBar key=\"navigationBar\" largeTitles=\"YES\" id=\"b\"/>"

  private static func navigation(_ attributes: String = "", inside: String = "") -> [String] {
    [
      """
      <navigationController id="n" \(attributes)>\(inside)<connections>
      <segue destination="s" kind="relationship" relationship="rootViewController" id="r"/></connections>
      </navigationController>
      """
    ]
  }

  /// The safe area of the scene `s` beside other scenes.
  private func insets(
    device: String = "retina4_7", version: Int = 22_685, scenes: [String] = [], inside: String = "", y: Int = 0,
    width: Int = 375, height: Int = 667
  ) throws -> InterfaceInsets {
    let document = try document(device: device, version: version, scenes, inside, y, width, height)
    let root = try #require(document.roots.first { $0.id == "s" })
    return document.safeArea(of: root, on: try #require(InterfaceDevice.device(id: device)))
  }

  private func document(
    device: String, version: Int, _ scenes: [String], _ inside: String, _ y: Int, _ width: Int, _ height: Int
  ) throws -> InterfaceDocument {
    let scene = """
      <viewController id="s">\(inside)<view key="view" id="v">
      <rect key="frame" x="0" y="\(y)" width="\(width)" height="\(height)"/></view></viewController>
      """
    let all = ([scene] + scenes).map { "<scene><objects>\($0)</objects></scene>" }.joined()
    return try Sample.document(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="\(version)" useSafeAreas="YES">
      <device id="\(device)" orientation="portrait"/><scenes>\(all)</scenes></document>
      """)
  }
}
