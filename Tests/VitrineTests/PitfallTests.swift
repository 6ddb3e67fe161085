import Foundation
import Testing

/// What people get wrong with xib-backed components, and what they are told.
@Suite struct `The pitfalls of xib-backed components` {
  private static func xib(owner: String = "", root: String = "", outlets: String = "", attributes: String = "")
    -> String
  {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"\(owner)>
          <connections>\(outlets)</connections>
        </placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view contentMode="scaleToFill" id="rt0-Vw-001"\(root)>
          <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
          <color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB"/>
          <userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes>
        </view>
      </objects>
    </document>
    """
  }

  private static func card(_ body: String) -> String {
    """
    import UIKit
    @IBDesignable class CardView: UIView {
      @IBOutlet var contentView: UIView!
      \(body)
    }
    """
  }

  private static let load = """
    private func load(_ bundle: Bundle) {
      bundle.loadNibNamed("CardView", owner: self, options: nil)
      addSubview(contentView)
      contentView.frame = bounds
    }
    """
  private static let owner = " customClass=\"CardView\" customModule=\"Cards\""
  private static let outlet = "<outlet property=\"contentView\" destination=\"rt0-Vw-001\" id=\"o\"/>"

  @Test func `a nib loaded in only one initialiser draws empty on the other path, and the report says so`() throws {
    let project = try ComponentProject([
      "Cards/CardView.swift": Self.card(
        """
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { super.init(coder: coder); load(Bundle(for: CardView.self)) }
        \(Self.load)
        """),
      "Cards/CardView.xib": Self.xib(owner: Self.owner, outlets: Self.outlet),
    ])
    let outcome = try project.render("--class", "CardView")
    #expect(outcome.event("Cards/CardView")?["status"] as? String == "drawn")
    #expect(
      outcome.messages("Cards/CardView").contains { $0.hasPrefix("warning") && $0.contains("init(coder:)") },
      "\(outcome.messages("Cards/CardView"))")
  }

  @Test func `file's owner and root view both of the custom class give a clear error`() throws {
    let project = try ComponentProject([
      "Cards/CardView.swift": Self.card(
        """
        override init(frame: CGRect) { super.init(frame: frame); load(Bundle(for: CardView.self)) }
        required init?(coder: NSCoder) { super.init(coder: coder); load(Bundle(for: CardView.self)) }
        \(Self.load)
        """),
      "Cards/CardView.xib": Self.xib(owner: Self.owner, root: Self.owner, outlets: Self.outlet),
    ])
    let outcome = try project.render("--class", "CardView")
    #expect(outcome.event("Cards/CardView")?["status"] as? String == "failed")
    #expect(
      outcome.messages("Cards/CardView").contains { $0.hasPrefix("error") && $0.contains("CardView") },
      "\(outcome.messages("Cards/CardView"))")
  }

  @Test func `the main bundle is the host's own at design time, and a warning says why another is needed`() throws {
    let project = try ComponentProject([
      "Cards/CardView.swift": Self.card(
        """
        override init(frame: CGRect) { super.init(frame: frame); load(Bundle.main) }
        required init?(coder: NSCoder) { super.init(coder: coder); load(Bundle.main) }
        \(Self.load)
        """),
      "Cards/CardView.xib": Self.xib(owner: Self.owner, outlets: Self.outlet),
    ])
    let design = try project.render("--class", "CardView")
    let messages = design.messages("Cards/CardView")
    #expect(design.event("Cards/CardView")?["status"] as? String == "failed")
    #expect(messages.contains { $0.hasPrefix("warning") && $0.contains("Bundle(for:") }, "\(messages)")
    #expect(messages.contains { $0.contains("Could not load NIB in bundle") }, "\(messages)")
    let runtime = try project.render("--class", "CardView", "--mode", "runtime")
    #expect(runtime.lines.last?["status"] as? String == "drawn", "\(runtime.output)")
  }

  @Test func `a wrong inspectable key gives UIKit's message, and the picture is drawn all the same`() throws {
    let project = try ComponentProject([
      "Cards/CardView.swift": "import UIKit\n@IBDesignable class CardView: UIView {}\n",
      "Cards/Card.xib": Self.xib(
        root: Self.owner,
        attributes: "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"tittle\" value=\"x\"/>"),
    ])
    let outcome = try project.render()
    let event = try #require(outcome.event("Card/CardView"))
    #expect(event["status"] as? String == "drawn")
    #expect(
      outcome.messages("Card/CardView").contains {
        $0.hasPrefix("warning") && $0.contains("this class is not key value coding-compliant for the key tittle.")
      }, "\(outcome.messages("Card/CardView"))")
  }

  @Test func `a wrong outlet key fails that preview with UIKit's message`() throws {
    let project = try ComponentProject([
      "Cards/CardView.swift": Self.card(
        """
        override init(frame: CGRect) { super.init(frame: frame); load(Bundle(for: CardView.self)) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        \(Self.load)
        """),
      "Cards/CardView.xib": Self.xib(
        owner: Self.owner, outlets: "<outlet property=\"contentVeiw\" destination=\"rt0-Vw-001\" id=\"o\"/>"),
    ])
    let outcome = try project.render("--class", "CardView")
    #expect(outcome.event("Cards/CardView")?["status"] as? String == "failed")
    #expect(
      outcome.messages("Cards/CardView").contains {
        $0.contains("this class is not key value coding-compliant for the key contentVeiw.")
      }, "\(outcome.messages("Cards/CardView"))")
  }
}
