import Testing
import UIKit

@MainActor private final class Log {
  var lines: [String] = []
}

private final class LoggingView: UIView {
  let log: Log
  let name: String
  var onLayout: (() -> Void)?

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  required init?(coder: NSCoder) { nil }

  override func updateConstraints() {
    log.lines.append("constraints of \(name)")
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    log.lines.append("layout of \(name)")
    onLayout?()
  }
}

@MainActor @Suite struct `A layout pass` {
  @Test func `updates constraints from below and lays out from above`() {
    let log = Log()
    let parent = LoggingView("parent", log)
    let child = LoggingView("child", log)
    parent.addSubview(child)
    parent.layoutIfNeeded()
    log.lines = []
    parent.setNeedsUpdateConstraints()
    child.setNeedsUpdateConstraints()
    child.setNeedsLayout()
    parent.setNeedsLayout()
    parent.layoutIfNeeded()
    #expect(
      log.lines == ["constraints of child", "constraints of parent", "layout of parent", "layout of child"])
  }

  @Test func `happens only where it was asked for`() {
    let log = Log()
    let view = LoggingView("view", log)
    view.layoutIfNeeded()
    log.lines = []
    view.layoutIfNeeded()
    #expect(log.lines.isEmpty)
    view.frame.origin = CGPoint(x: 50, y: 50)
    view.layoutIfNeeded()
    #expect(log.lines.isEmpty)
    view.frame.size.width = 20
    view.layoutIfNeeded()
    #expect(log.lines == ["layout of view"])
  }

  @Test func `reaches a child whose size the parent's layout changes`() {
    let log = Log()
    let parent = LoggingView("parent", log)
    let child = LoggingView("child", log)
    parent.addSubview(child)
    parent.layoutIfNeeded()
    log.lines = []
    parent.onLayout = { child.frame = CGRect(x: 0, y: 0, width: 10, height: parent.bounds.height) }
    parent.bounds.size.height = 60
    parent.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 0, y: 0, width: 10, height: 60))
    #expect(log.lines == ["layout of parent", "layout of child"])
  }

  @Test func `tells the controller before and after`() {
    final class Controller: UIViewController {
      let log: Log
      init(_ log: Log) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      override func loadView() { view = LoggingView("view", log) }
      override func viewDidLoad() { log.lines.append("loaded") }
      override func viewWillLayoutSubviews() { log.lines.append("will lay out") }
      override func viewDidLayoutSubviews() { log.lines.append("did lay out") }
    }
    let log = Log()
    let controller = Controller(log)
    controller.view.layoutIfNeeded()
    #expect(
      log.lines.filter { $0 != "constraints of view" } == ["loaded", "will lay out", "layout of view", "did lay out"])
  }
}
