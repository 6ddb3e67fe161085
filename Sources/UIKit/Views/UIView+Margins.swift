extension UIView {
  /// The default margins of a view in points. Those of a stack are none, as stored frames show.
  private var defaultMargin: CGFloat { self is UIStackView ? 0 : 8 }

  /// The margins without the safe area: those given, else the default, which on a controller's view is what the screen
  /// asks for.
  private var baseMargins: UIEdgeInsets {
    if let own = margins.own, controller == nil || controller?.viewRespectsSystemMinimumLayoutMargins == false {
      return own
    }
    guard let controller else {
      return UIEdgeInsets(top: defaultMargin, left: defaultMargin, bottom: defaultMargin, right: defaultMargin)
    }
    let minimum = undirectional(controller.systemMinimumLayoutMargins)
    let own = margins.own ?? .zero
    return UIEdgeInsets(
      top: max(own.top, minimum.top), left: max(own.left, minimum.left), bottom: max(own.bottom, minimum.bottom),
      right: max(own.right, minimum.right))
  }

  var effectiveMargins: UIEdgeInsets {
    var result = baseMargins
    if margins.countsFromSafeArea {
      let safe = safeAreaInsets
      result.top += safe.top
      result.left += safe.left
      result.bottom += safe.bottom
      result.right += safe.right
    }
    guard margins.preservesSuperview, let parent else { return result }
    let outer = reach(of: parent.layoutMargins, in: parent)
    result.top = max(result.top, outer.top)
    result.left = max(result.left, outer.left)
    result.bottom = max(result.bottom, outer.bottom)
    result.right = max(result.right, outer.right)
    return result
  }

  func changeMargins(_ change: () -> Void) {
    let old = effectiveMargins
    change()
    guard effectiveMargins != old else { return }
    noteMarginsChanged()
  }

  private func noteMarginsChanged() {
    layoutMarginsDidChange()
    controller?.viewLayoutMarginsDidChange()
    setNeedsLayout()
    constraintsDidChange()
    for child in children where child.margins.preservesSuperview { child.noteMarginsChanged() }
  }

  /// How far insets of the superview reach into this view.
  private func reach(of insets: UIEdgeInsets, in parent: UIView) -> UIEdgeInsets {
    let outer = parent.bounds
    let frame = self.frame
    return UIEdgeInsets(
      top: max(0, insets.top - (frame.minY - outer.minY)), left: max(0, insets.left - (frame.minX - outer.minX)),
      bottom: max(0, insets.bottom - (outer.maxY - frame.maxY)),
      right: max(0, insets.right - (outer.maxX - frame.maxX)))
  }

  func computeSafeArea() -> UIEdgeInsets {
    guard let parent, window != nil else { return .zero }
    let given = controller?.safeAreaFromContainer() ?? reach(of: parent.safeAreaInsets, in: parent)
    guard let additional = controller?.additionalSafeAreaInsets else { return given }
    return UIEdgeInsets(
      top: given.top + additional.top, left: given.left + additional.left, bottom: given.bottom + additional.bottom,
      right: given.right + additional.right)
  }

  /// Tells the view, and all in it, where the safe area is not what they were last told; answers whether any was told.
  @discardableResult func reportSafeAreas() -> Bool {
    guard window != nil else { return false }
    let isNew = reportSafeArea()
    return children.reduce(isNew) { $1.reportSafeAreas() || $0 }
  }

  private func reportSafeArea() -> Bool {
    let now = safeAreaInsets
    guard now != margins.reportedSafeArea else { return false }
    margins.reportedSafeArea = now
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
    if margins.countsFromSafeArea { noteMarginsChanged() }
    constraintsDidChange()
    return true
  }

  func directional(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: mirrored ? insets.right : insets.left, bottom: insets.bottom,
      trailing: mirrored ? insets.left : insets.right)
  }

  func undirectional(_ insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: insets.top, left: mirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: mirrored ? insets.leading : insets.trailing)
  }
}

extension UIView {
  /// Asks for a new look at the safe area, here and below.
  func safeAreaMayHaveChanged() {
    setNeedsLayout()
    for child in children { child.safeAreaMayHaveChanged() }
  }
}
