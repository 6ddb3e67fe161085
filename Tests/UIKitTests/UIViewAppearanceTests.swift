import Testing
import UIKit

private final class TintedView: UIView {
  var changes = 0
  var traitChanges: [UIUserInterfaceStyle?] = []
  override func tintColorDidChange() { changes += 1 }
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    traitChanges.append(previous?.userInterfaceStyle)
  }
}

@MainActor @Suite struct `The look of a view` {
  @Test func `takes the tint of its superview`() {
    let parent = UIView()
    let child = TintedView()
    #expect(child.tintColor == .systemBlue)
    parent.addSubview(child)
    let before = child.changes
    parent.tintColor = .red
    #expect(child.tintColor == .red)
    #expect(child.changes == before + 1)
    child.tintColor = .green
    parent.tintColor = .blue
    #expect(child.tintColor == .green)
    #expect(child.changes == before + 2)
  }

  @Test func `hears of a tint only where it is another`() {
    let parent = UIView()
    let child = TintedView()
    parent.addSubview(child)
    #expect(child.changes == 0)
    let other = UIView()
    other.tintColor = .red
    other.addSubview(child)
    #expect(child.changes == 1)
  }

  @Test func `is grey where tint is dimmed`() {
    let view = UIView()
    view.tintColor = .red
    view.tintAdjustmentMode = .dimmed
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(view.tintColor.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect(red == green && green == blue)
  }

  @Test func `passes an overridden style down`() {
    let parent = UIView()
    let child = TintedView()
    parent.addSubview(child)
    parent.overrideUserInterfaceStyle = .dark
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(child.traitChanges == [.light])
    parent.overrideUserInterfaceStyle = .dark
    #expect(child.traitChanges == [.light])
  }

  @Test func `tells who registered for a trait`() {
    let view = UIView()
    var heard: [UIUserInterfaceStyle] = []
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, previous: UITraitCollection) in
      heard.append(view.traitCollection.userInterfaceStyle)
    }
    view.registerForTraitChanges([UITraitDisplayScale.self]) { (_: UIView, _) in heard.append(.unspecified) }
    view.overrideUserInterfaceStyle = .dark
    #expect(heard == [.dark])
  }

  @Test func `keeps its background colour and gives the layer its own`() {
    let view = UIView()
    view.backgroundColor = .red
    #expect(view.backgroundColor == .red)
    #expect(view.layer.backgroundColor == UIColor.red.cgColor)
    view.layer.backgroundColor = UIColor.blue.cgColor
    #expect(view.backgroundColor?.cgColor == UIColor.blue.cgColor)
    view.backgroundColor = nil
    #expect(view.layer.backgroundColor == nil)
  }

  @Test func `has a direction by what it shows`() {
    let view = UIView()
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(UIView.userInterfaceLayoutDirection(for: .playback, relativeTo: .rightToLeft) == .leftToRight)
    #expect(UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft) == .rightToLeft)
  }
}
