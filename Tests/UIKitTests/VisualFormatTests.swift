import Testing
import UIKit

@MainActor @Suite struct `A visual format` {
  private let first = ContentView(40, 20)
  private let second = ContentView(50, 20)
  private let root: UIView

  init() {
    root = makeRoot(300, 100, first, second)
    root.layoutMargins = UIEdgeInsets(top: 5, left: 12, bottom: 5, right: 12)
  }

  private func add(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
  ) {
    let views = ["first": first, "second": second]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: views))
  }

  @Test func `places views one after the other`() {
    add("H:|-[first(60)]-[second(>=30)]-10-|", .alignAllCenterY)
    add("V:|-gap-[first(==height@900)]", metrics: ["gap": 7, "height": 26.0])
    root.layoutIfNeeded()
    #expect(first.frame == CGRect(x: 12, y: 7, width: 60, height: 26))
    #expect(second.frame.minX == 80)
    #expect(second.frame.width == 210)
    #expect(second.frame.midY == first.frame.midY)
  }

  @Test func `makes sizes equal`() {
    add("|[first][second(first)]|")
    root.layoutIfNeeded()
    #expect(first.frame.width == 150)
    #expect(second.frame.minX == 150)
  }

  @Test func `that cannot be read is an error`() {
    var messages: [String] = []
    let before = DesignTime.report
    DesignTime.report = { messages.append($0.message) }
    defer { DesignTime.report = before }
    add("H:|-[first-[second]|")
    add("H:|-[third]|")
    #expect(messages.count == 2)
    #expect(messages[0].hasPrefix("Unable to parse constraint format:"))
    #expect(messages[1].contains("third is not a key in the views dictionary."))
  }
}
