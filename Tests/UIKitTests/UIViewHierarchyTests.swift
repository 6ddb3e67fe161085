import Testing
import UIKit

@MainActor private final class Log {
  var lines: [String] = []
}

private final class LoggingView: UIView {
  private let log: Log
  private let name: String

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func willMove(toSuperview newSuperview: UIView?) {
    log.lines.append("\(name) will move to \(newSuperview == nil ? "nothing" : "a superview")")
  }
  override func didMoveToSuperview() { log.lines.append("\(name) did move") }
  override func willMove(toWindow newWindow: UIWindow?) {
    log.lines.append("\(name) will \(newWindow == nil ? "leave" : "enter") the window")
  }
  override func didMoveToWindow() { log.lines.append("\(name) is in \(window == nil ? "no" : "a") window") }
  override func didAddSubview(_ subview: UIView) { log.lines.append("\(name) has a new subview") }
  override func willRemoveSubview(_ subview: UIView) { log.lines.append("\(name) will lose a subview") }
}

@MainActor @Suite struct `A tree of views` {
  @Test func `tells both sides of a new subview`() {
    let log = Log()
    let parent = LoggingView("parent", log)
    let child = LoggingView("child", log)
    parent.addSubview(child)
    #expect(child.superview === parent && parent.subviews == [child])
    #expect(log.lines == ["child will move to a superview", "child did move", "parent has a new subview"])
  }

  @Test func `tells a whole branch of its window`() {
    let log = Log()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let parent = LoggingView("parent", log)
    let child = LoggingView("child", log)
    parent.addSubview(child)
    log.lines = []
    window.addSubview(parent)
    #expect(child.window === window)
    #expect(
      log.lines == [
        "parent will enter the window", "child will enter the window", "parent will move to a superview",
        "child is in a window", "parent is in a window", "parent did move",
      ])
  }

  @Test func `takes a view from its former superview`() {
    let log = Log()
    let first = LoggingView("first", log)
    let second = LoggingView("second", log)
    let child = UIView()
    first.addSubview(child)
    log.lines = []
    second.addSubview(child)
    #expect(first.subviews.isEmpty && first.layer.sublayers == nil)
    #expect(log.lines == ["first will lose a subview", "second has a new subview"])
  }

  @Test func `lets go of a removed view`() {
    let log = Log()
    let parent = LoggingView("parent", log)
    let child = LoggingView("child", log)
    parent.addSubview(child)
    log.lines = []
    child.removeFromSuperview()
    #expect(child.superview == nil && parent.subviews.isEmpty)
    #expect(log.lines == ["child will move to nothing", "parent will lose a subview", "child did move"])
  }

  @Test func `keeps the order of layers that of views`() {
    let parent = UIView()
    let views = (0..<4).map { _ in UIView() }
    parent.addSubview(views[0])
    parent.addSubview(views[1])
    parent.insertSubview(views[2], at: 0)
    parent.insertSubview(views[3], belowSubview: views[1])
    #expect(parent.subviews == [views[2], views[0], views[3], views[1]])
    parent.sendSubviewToBack(views[1])
    parent.bringSubviewToFront(views[2])
    parent.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(parent.subviews == [views[0], views[1], views[3], views[2]])
    #expect(parent.layer.sublayers == parent.subviews.map(\.layer))
  }

  @Test func `puts a new subview in front of plain layers`() {
    let parent = UIView()
    let plain = CALayer()
    parent.layer.addSublayer(plain)
    let child = UIView()
    parent.addSubview(child)
    #expect(parent.layer.sublayers == [plain, child.layer])
    parent.sendSubviewToBack(child)
    #expect(parent.layer.sublayers == [child.layer, plain])
  }

  @Test func `finds views by tag`() {
    let parent = UIView()
    let child = UIView()
    let grandchild = UIView()
    grandchild.tag = 7
    child.addSubview(grandchild)
    parent.addSubview(child)
    #expect(parent.viewWithTag(7) === grandchild)
    #expect(parent.viewWithTag(8) == nil)
    #expect(grandchild.isDescendant(of: parent) && !parent.isDescendant(of: child))
  }
}
