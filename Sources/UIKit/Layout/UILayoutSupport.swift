/// A bar's edge that a view controller's root view aligns to: the top and bottom layout guides of old documents.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// How far the bar reaches into the view, in points.
  var length: CGFloat { get }
  /// The guide's top edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The guide's bottom edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The guide's height.
  var heightAnchor: NSLayoutDimension { get }
}

/// The strip of a view above or below its safe area.
package final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport, StripLayoutGuide {
  private let isTop: Bool

  /// The top or the bottom guide of a view controller's root view.
  package init(owner: UIView, isTop: Bool) {
    self.isTop = isTop
    super.init()
    owningView = owner
    identifier = isTop ? "UIViewLayoutGuide-top" : "UIViewLayoutGuide-bottom"
  }

  package required init?(coder: NSCoder) { nil }

  package var length: CGFloat {
    guard let owningView else { return 0 }
    return isTop ? owningView.safeAreaInsets.top : owningView.safeAreaInsets.bottom
  }

  var strip: LayoutStrip { isTop ? .top(length) : .bottom(length) }

  package override var layoutFrame: CGRect { strip.frame(in: owningView?.bounds ?? .zero) }
}
