/// A guide that lies in its owner at fixed distances from the edges, so that it needs no place of its own in the
/// equations: margins, safe area, readable content, a scroll view's frame.
final class InsetLayoutGuide: UILayoutGuide {
  /// The distances from the owner's bounds, in points.
  private var insets: (UIView) -> UIEdgeInsets = { _ in .zero }

  convenience init(owner: UIView, identifier: String, insets: @escaping @MainActor (UIView) -> UIEdgeInsets) {
    self.init()
    owningView = owner
    self.identifier = identifier
    self.insets = insets
  }

  var currentInsets: UIEdgeInsets { owningView.map(insets) ?? .zero }

  override var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    let insets = currentInsets
    let bounds = owningView.bounds
    return CGRect(
      x: bounds.minX + insets.left, y: bounds.minY + insets.top,
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom))
  }
}
