import Foundation
import Testing
import UIKit

@MainActor @Suite struct `A storyboard` {
  private let scenes = NibFixture.storyboard(
    initial: "start",
    [
      """
      <viewController storyboardIdentifier="Start" title="First" customClass="StartController" id="start">
      <layoutGuides><viewControllerLayoutGuide type="top" id="top"/></layoutGuides>
      <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="414" height="896"/><subviews>
      <label text="Hi" id="l"/><view tag="9" translatesAutoresizingMaskIntoConstraints="NO" id="box"/></subviews>
      <viewLayoutGuide key="safeArea" id="safe"/><constraints>
      <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c1"/>
      <constraint firstItem="box" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c2"/>
      <constraint firstItem="box" firstAttribute="width" constant="30" id="c3"/>
      <constraint firstItem="box" firstAttribute="height" constant="20" id="c4"/></constraints></view>
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="badge" value="3"/>
      </userDefinedRuntimeAttributes><connections><outlet property="label" destination="l" id="o"/></connections>
      </viewController>
      """,
      "<viewController storyboardIdentifier=\"Other\" id=\"other\"><view key=\"view\" tag=\"4\" id=\"w\"/></viewController>",
    ])

  @Test func `makes its first view controller, and the view only when it is asked for`() throws {
    let fixture = try NibFixture(["Main.storyboard": scenes])
    let storyboard = UIStoryboard(name: "Main", bundle: fixture.bundle)
    let controller = try #require(storyboard.instantiateInitialViewController() as? StartController)
    #expect(NibComponents.log == ["badge 3", "awake, label nil"])
    #expect(!controller.isViewLoaded && controller.title == "First" && controller.storyboard === storyboard)
    controller.loadViewIfNeeded()
    #expect(NibComponents.log == ["badge 3", "awake, label nil", "viewDidLoad, label Hi"])
    #expect(controller.view.subviews.count == 2 && controller.label.superview === controller.view)
  }

  @Test func `makes the view controller of an identifier`() throws {
    let fixture = try NibFixture(["Main.storyboard": scenes])
    let storyboard = UIStoryboard(name: "Main", bundle: fixture.bundle)
    #expect(storyboard.instantiateViewController(withIdentifier: "Other").view.tag == 4)
  }

  @Test func `lets a creator make the view controller`() throws {
    let fixture = try NibFixture(["Main.storyboard": scenes])
    let storyboard = UIStoryboard(name: "Main", bundle: fixture.bundle)
    var isAsked = false
    let controller = storyboard.instantiateViewController(identifier: "Start") { coder -> StartController? in
      isAsked = coder is UINibDecoder
      return StartController(coder: coder)
    }
    #expect(isAsked && controller.title == "First")
  }

  @Test func `without a first view controller has none`() throws {
    let fixture = try NibFixture(["Main.storyboard": NibFixture.storyboard(initial: "none", [])])
    #expect(UIStoryboard(name: "Main", bundle: fixture.bundle).instantiateInitialViewController() == nil)
  }
}
