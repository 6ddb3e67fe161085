extension UIView {
  /// The guides that were added to the view.
  public var layoutGuides: [UILayoutGuide] { layout.layoutGuides }

  /// Makes the view a guide's owner.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    layout.layoutGuides.append(layoutGuide)
    constraintsDidChange()
  }

  /// Removes a guide and the constraints that mention it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    for holder in sequence(first: self, next: \.superview) {
      holder.removeConstraints(holder.layout.constraints.filter { $0.mentions(layoutGuide) })
    }
    layout.layoutGuides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
    constraintsDidChange()
  }

  /// The view's bounds within its margins.
  public var layoutMarginsGuide: UILayoutGuide {
    insetGuide(.margins, "UIViewLayoutMarginsGuide") { $0.layoutMargins }
  }

  /// The view's bounds that bars do not cover.
  public var safeAreaLayoutGuide: UILayoutGuide {
    insetGuide(.safeArea, "UIViewSafeAreaLayoutGuide") { $0.safeAreaInsets }
  }

  /// The view's bounds within its margins, no wider than text reads well.
  public var readableContentGuide: UILayoutGuide {
    insetGuide(.readableContent, "UIViewReadableContentGuide") { $0.readableInsets }
  }

  /// Where the keyboard would be; there is none at design time, so the strip below the safe area's bottom.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = layout.keyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide()
    guide.owningView = self
    guide.identifier = "UIKeyboardLayoutGuide"
    layout.keyboardGuide = guide
    return guide
  }

  /// The guide of that kind, made on first use.
  func standardGuide(_ kind: StandardGuide, make: () -> UILayoutGuide) -> UILayoutGuide {
    if let guide = layout.standardGuides[kind] { return guide }
    let guide = make()
    layout.standardGuides[kind] = guide
    return guide
  }

  private func insetGuide(
    _ kind: StandardGuide, _ identifier: String, _ insets: @escaping @MainActor (UIView) -> UIEdgeInsets
  ) -> UILayoutGuide {
    standardGuide(kind) { InsetLayoutGuide(owner: self, identifier: identifier, insets: insets) }
  }

  /// The margins, grown where the content would be wider than 672 points, the readable width at the default text size.
  private var readableInsets: UIEdgeInsets {
    var insets = layoutMargins
    let excess = bounds.width - insets.left - insets.right - 672
    guard excess > 0 else { return insets }
    insets.left += excess / 2
    insets.right += excess / 2
    return insets
  }
}
