extension UIView {
  var effectiveTraits: UITraitCollection {
    traitState.applied(to: controller?.traitCollection ?? parent?.traitCollection ?? UITraitCollection.current)
  }

  func changeTraits(_ change: () -> Void) {
    change()
    propagateTraits()
  }

  /// Tells the view and all in it, where their traits are not what they were last told.
  func propagateTraits() {
    let now = traitCollection
    let old = traitState.last ?? UITraitCollection.current
    traitState.last = now
    if now != old {
      refreshBackground()
      setNeedsLayout()
      if drawsItself { setNeedsDisplay() }
      now.performAsCurrent {
        controller?.noteTraitsChanged(from: old)
        traitCollectionDidChange(old)
        TraitObserver.notify(traitState.observers, self, from: old, to: now)
      }
    }
    for child in children { child.propagateTraits() }
  }

  /// After a new superview: takes over its traits, and its tint where that is another.
  func inheritAfterMove(fromTint old: UIColor) {
    propagateTraits()
    if effectiveTint != old { announceTint() }
  }

  // MARK: Background

  func readBackground() -> UIColor? {
    guard let shown = layer.backgroundColor else { return nil }
    if let ownBackground, ownBackground.resolvedColor(with: traitCollection).cgColor == shown { return ownBackground }
    return UIColor(cgColor: shown)
  }

  func writeBackground(_ color: UIColor?) {
    ownBackground = color
    layer.backgroundColor = color?.resolvedColor(with: traitCollection).cgColor
  }

  private func refreshBackground() {
    guard let ownBackground else { return }
    layer.backgroundColor = ownBackground.resolvedColor(with: traitCollection).cgColor
  }

  // MARK: Tint

  var effectiveTintAdjustment: TintAdjustmentMode {
    if ownTintAdjustment != .automatic { return ownTintAdjustment }
    return parent?.tintAdjustmentMode ?? .normal
  }

  var effectiveTint: UIColor {
    let color = undimmedTint
    guard effectiveTintAdjustment == .dimmed else { return color }
    return dimmed(color)
  }

  private var undimmedTint: UIColor {
    for view in sequence(first: self, next: \.parent) {
      if let tint = view.ownTint { return tint }
    }
    return .systemBlue
  }

  /// The grey of the same lightness (luma by ITU-R BT.601), at eight tenths of the opacity.
  private func dimmed(_ color: UIColor) -> UIColor {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
    _ = color.resolvedColor(with: traitCollection).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha * 0.8)
  }

  func changeTint(_ change: () -> Void) {
    let old = effectiveTint
    change()
    if effectiveTint != old { announceTint() }
  }

  /// Tells the view, and all in it that have its tint.
  func announceTint() {
    tintColorDidChange()
    for child in children where child.ownTint == nil { child.announceTint() }
  }

  // MARK: Language

  /// The direction of content of that kind in the previewed language.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    let isMirrored = UITraitCollection.current.layoutDirection == .rightToLeft
    return userInterfaceLayoutDirection(for: attribute, relativeTo: isMirrored ? .rightToLeft : .leftToRight)
  }

  /// The direction of content of that kind where the layout has the given direction.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute, relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: direction
    case .forceRightToLeft: .rightToLeft
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    }
  }
}
