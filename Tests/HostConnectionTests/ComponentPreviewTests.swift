import Foundation
import HostConnection
import PreviewMessages
import Testing

/// Components drawn by the real host.
@Suite(.serialized) struct `A component's preview` {
  func draw(_ className: String, _ change: (inout PreviewRequest) -> Void = { _ in }) async throws -> HostAnswer {
    try await draw(.component(className: className), change)
  }

  func draw(_ subject: PreviewSubject, _ change: (inout PreviewRequest) -> Void) async throws -> HostAnswer {
    let bundle = try ComponentLibrary.bundle.get()
    var request = PreviewRequest(id: 1, subject: subject)
    request.modules = [PreviewModule(name: "Cards", bundle: bundle, library: "\(bundle)/Cards", tables: ["cards"])]
    change(&request)
    return try await #require(TestHost.connection).answer(to: request)
  }

  func messages(_ answer: HostAnswer, _ severity: PreviewDiagnostic.Severity) -> [String] {
    answer.reply.diagnostics.filter { $0.severity == severity }.map(\.message)
  }

  @Test func `is as large as the component wants to be, else of the standard size`() async throws {
    let answer = try await draw("Card")
    #expect(answer.reply.isDrawn)
    #expect(answer.reply.width == 200 && answer.reply.height == 256)
    #expect(answer.reply.intrinsicContentSize == PreviewSize(width: 100, height: -1))
    #expect(messages(answer, .note) == ["printed: prepared 10.0 false 0.0 0.0 no title"])
  }

  @Test func `is as large as asked`() async throws {
    let answer = try await draw("Card") {
      $0.size = PreviewSize(width: 30, height: 20)
      $0.traits.scale = 3
    }
    #expect(answer.reply.width == 90 && answer.reply.height == 60)
  }

  @Test func `is the same bytes each time`() async throws {
    #expect(try await draw("Card").picture == draw("Card").picture)
  }

  @Test func `has its settings in the property's own type`() async throws {
    let answer = try await draw("Card") {
      $0.settings = [
        PropertySetting(key: "inset", value: "4"), PropertySetting(key: "isBordered", value: "true"),
        PropertySetting(key: "offset", value: "{3, 4}"), PropertySetting(key: "title", value: "8"),
        PropertySetting(key: "tone", value: "#00FF0080"),
      ]
    }
    #expect(messages(answer, .note) == ["printed: prepared 4.0 true 3.0 4.0 8"])
    #expect(messages(answer, .warning).isEmpty)
  }

  @Test func `is drawn all the same where a setting names no property`() async throws {
    let answer = try await draw("Card") { $0.settings = [PropertySetting(key: "color", value: "8")] }
    #expect(answer.reply.isDrawn)
    #expect(
      messages(answer, .warning) == [
        "Ignoring user defined runtime attribute for key path \"color\" on instance of \"Cards.Card\". Hit an exception "
          + "when attempting to set its value: [<Cards.Card 0x…> setValue:forUndefinedKey:]: this class is not key value "
          + "coding-compliant for the key color."
      ])
  }

  @Test func `is decoded and woken in runtime mode`() async throws {
    let answer = try await draw("Card") { $0.mode = .runtime }
    #expect(messages(answer, .note) == ["printed: awake 10.0"])
  }

  @Test func `shows what was put off to the main queue`() async throws {
    let empty = try await draw("OnlyCoder")
    let late = try await draw("Late")
    #expect(late.reply.width == empty.reply.width && late.picture != empty.picture)
  }

  @Test func `warns where only the other initializer sets the view up`() async throws {
    let answer = try await draw("OnlyCoder")
    #expect(answer.reply.isDrawn)
    #expect(messages(answer, .warning).first?.contains("only in init(coder:)") == true)
    #expect(try await messages(draw("OnlyCoder") { $0.mode = .runtime }, .warning).isEmpty)
  }

  @Test func `says what is missing`() async throws {
    #expect(try await messages(draw("Absent"), .error) == ["the module Cards has no class Absent"])
    let error = try await messages(draw("NoFrame"), .error).first
    #expect(error?.hasPrefix("Use of unimplemented initializer 'init(frame:)' for class 'Cards.NoFrame'") == true)
    #expect(try await messages(draw("Huge"), .error).first?.contains("cannot be drawn") == true)
  }

  @Test func `fails where UIKit raises an exception, in its words and with the place`() async throws {
    let answer = try await draw("Unconnected")
    #expect(!answer.reply.isDrawn)
    let error = try #require(answer.reply.diagnostics.first { $0.severity == .error })
    #expect(error.message.hasPrefix("Unable to activate constraint with anchors"))
    #expect(error.addresses?.first?.library.hasSuffix("/Cards.framework/Cards") == true)
  }

  @Test func `warns of slow drawing`() async throws {
    #expect(try await messages(draw("Slow"), .warning).first?.hasPrefix("Rendering the view took longer than") == true)
  }

  @Test func `shows a view controller's view on the device`() async throws {
    let answer = try await draw("Screen") { $0.traits.device = "retina4_7" }
    #expect(answer.reply.width == 750 && answer.reply.height == 1334)
  }

  @Test func `of a scene leaves out a designable that fails and says so`() async throws {
    let bundle = try ComponentLibrary.bundle.get()
    let path = "\(bundle)/Resources/Main.storyboard"
    try Self.storyboard.write(toFile: path, atomically: true, encoding: .utf8)
    let answer = try await draw(.document(path: path, object: nil)) { _ in }
    #expect(answer.reply.isDrawn && answer.reply.width == 750)
    #expect(
      messages(answer, .error) == [
        "IB Designables: Failed to render and update auto layout status for ProfileViewController (BYZ-38-t0r): "
          + "Bad (bad-00-001): Fatal error: bad card",
        "IB Designables: Failed to render and update auto layout status for ProfileViewController (BYZ-38-t0r): "
          + "BadLayout (bad-00-003): Fatal error: Index out of range",
        "IB Designables: Failed to render and update auto layout status for ProfileViewController (BYZ-38-t0r): "
          + "BadDraw (bad-00-002): Fatal error: Index out of range",
      ])
    #expect(answer.reply.diagnostics.first { $0.severity == .error }?.file == path)
    let frames = try await draw(.document(path: path, object: nil)) { $0.product = .frames }
    #expect(frames.reply.frames.map(\.id) == ["8bC-Xf-vdC", "bad-00-001", "bad-00-002", "bad-00-003"])
    #expect(frames.reply.frames[1].frame == [10, 20, 100, 50])
  }

  static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="15705"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" initialViewController="BYZ-38-t0r">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="tne-QT-ifu"><objects>
        <viewController id="BYZ-38-t0r" customClass="ProfileViewController" customModule="Cards"
            sceneMemberID="viewController">
          <view key="view" id="8bC-Xf-vdC">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <subviews>
              <view id="bad-00-001" customClass="Bad" customModule="Cards">
                <rect key="frame" x="10" y="20" width="100" height="50"/>
              </view>
              <view id="bad-00-002" customClass="BadDraw" customModule="Cards">
                <rect key="frame" x="10" y="90" width="100" height="50"/>
              </view>
              <view id="bad-00-003" customClass="BadLayout" customModule="Cards">
                <rect key="frame" x="10" y="160" width="100" height="50"/>
              </view>
            </subviews>
          </view>
        </viewController>
      </objects></scene></scenes>
    </document>
    """
}
