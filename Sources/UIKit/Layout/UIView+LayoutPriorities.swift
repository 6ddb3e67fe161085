extension UIView {
  /// How much the view resists growing beyond its intrinsic size.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? layout.hugging.horizontal : layout.hugging.vertical
  }

  /// Sets how much the view resists growing beyond its intrinsic size.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    guard contentHuggingPriority(for: axis) != priority else { return }
    if axis == .horizontal { layout.hugging.horizontal = priority } else { layout.hugging.vertical = priority }
    constraintsDidChange()
  }

  /// How much the view resists shrinking below its intrinsic size.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? layout.compressionResistance.horizontal : layout.compressionResistance.vertical
  }

  /// Sets how much the view resists shrinking below its intrinsic size.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard contentCompressionResistancePriority(for: axis) != priority else { return }
    if axis == .horizontal {
      layout.compressionResistance.horizontal = priority
    } else {
      layout.compressionResistance.vertical = priority
    }
    constraintsDidChange()
  }
}
