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
package final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
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

  /// Where the strip begins and how tall it is, relative to the owner's height: `y = fromBottom ? height + offset : offset`.
  var strip: (fromBottom: Bool, offset: CGFloat, height: CGFloat) {
    isTop ? (false, 0, length) : (true, -length, length)
  }

  package override var layoutFrame: CGRect {
    guard let bounds = owningView?.bounds else { return .zero }
    return CGRect(x: bounds.minX, y: isTop ? bounds.minY : bounds.maxY - length, width: bounds.width, height: length)
  }
}
