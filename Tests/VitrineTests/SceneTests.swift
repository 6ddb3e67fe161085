import Foundation
import Testing

/// Designables in a document, at design time and at run time.
@Suite struct `A scene with designables` {
  private static let components = """
    import UIKit
    @IBDesignable class GoodView: UIView {
      override func draw(_ rect: CGRect) { UIColor.green.setFill(); UIRectFill(rect) }
    }
    @IBDesignable class BadView: UIView {
      @IBInspectable var level: Int = 0 { didSet { precondition(level < 5, "level is too high") } }
    }
    class PlainView: UIView {
      override func draw(_ rect: CGRect) { UIColor.red.setFill(); UIRectFill(rect) }
      override func awakeFromNib() {
        super.awakeFromNib()
        print("PlainView is awake")
      }
    }
    class CardController: UIViewController {}
    """

  private static let scene = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="BYZ-38-t0r">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <scenes>
        <scene sceneID="tne-QT-ifu">
          <objects>
            <viewController storyboardIdentifier="Card" id="BYZ-38-t0r" customClass="CardController" \
    customModule="Cards" sceneMemberID="viewController">
              <view key="view" contentMode="scaleToFill" id="8bC-Xf-vdC">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                  <view contentMode="scaleToFill" fixedFrame="YES" id="god-Vw-001" customClass="GoodView" customModule="Cards">
                    <rect key="frame" x="0.0" y="100" width="375" height="100"/>
                  </view>
                  <view contentMode="scaleToFill" fixedFrame="YES" id="bad-Vw-002" customClass="BadView" customModule="Cards">
                    <rect key="frame" x="0.0" y="200" width="375" height="100"/>
                    <color key="backgroundColor" red="0.0" green="0.0" blue="1" alpha="1" colorSpace="calibratedRGB"/>
                    <userDefinedRuntimeAttributes>
                      <userDefinedRuntimeAttribute type="number" keyPath="level">
                        <integer key="value" value="7"/>
                      </userDefinedRuntimeAttribute>
                    </userDefinedRuntimeAttributes>
                  </view>
                  <view contentMode="scaleToFill" fixedFrame="YES" id="pln-Vw-003" customClass="PlainView" customModule="Cards">
                    <rect key="frame" x="0.0" y="300" width="375" height="100"/>
                  </view>
                </subviews>
                <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
              </view>
            </viewController>
            <placeholder placeholderIdentifier="IBFirstResponder" id="dkx-z0-nzr" sceneMemberID="firstResponder"/>
          </objects>
        </scene>
      </scenes>
    </document>
    """

  private let project: ComponentProject

  init() throws {
    project = try ComponentProject(["Cards/Components.swift": Self.components, "Cards/Main.storyboard": Self.scene])
  }

  @Test func `is drawn around an empty place for one that fails, reported as Interface Builder words it`() throws {
    let outcome = try project.render("--only", "Main/Card")
    let event = try #require(outcome.event("Main/Card"))
    #expect(event["status"] as? String == "drawn")
    let message = outcome.messages("Main/Card").first { $0.hasPrefix("error") } ?? ""
    #expect(
      message.contains("Failed to render and update auto layout status for CardController (BYZ-38-t0r): "), "\(message)"
    )
    #expect(message.contains("level is too high"))
    #expect(try color(375, 150) == [0, 255, 0])
    #expect(try color(375, 250) == [255, 255, 255])
  }

  @Test func `runs designables alone: other classes draw as their base class`() throws {
    let outcome = try project.render("--only", "Main/Card")
    #expect(try color(375, 350) == [255, 255, 255])
    #expect(!outcome.messages("Main/Card").contains { $0.contains("awake") })
  }

  @Test func `runs every class at run time, and wakes it`() throws {
    try project.edit(
      "Cards/Main.storyboard", "<integer key=\"value\" value=\"7\"/>", "<integer key=\"value\" value=\"2\"/>")
    let outcome = try project.render("--only", "Main/Card", "--mode", "runtime")
    let picture = try Picture(#require(project.data("Out/Main/Card~runtime@2x.png")))
    #expect(picture.color(x: 375, y: 700) == [255, 0, 0])
    #expect(outcome.messages("Main/Card~runtime").contains { $0.contains("PlainView is awake") })
  }

  /// The colour at a place in points.
  private func color(_ x: Int, _ y: Int) throws -> [UInt8] {
    try Picture(#require(project.data("Out/Main/Card@2x.png"))).color(x: x, y: y * 2)
  }
}
