/// Where the keyboard is: hidden at design time, so the strip below the safe area at the bottom of the view.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide, StripLayoutGuide {
  /// Whether the guide follows an undocked keyboard. Stored only.
  open var followsUndockedKeyboard = false
  /// Whether the guide's top is the safe area's while the keyboard is hidden, rather than the view's bottom edge.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { owningView?.constraintsDidChange() } }
  }

  var strip: LayoutStrip { .bottom(usesBottomSafeArea ? owningView?.safeAreaInsets.bottom ?? 0 : 0) }

  open override var layoutFrame: CGRect { strip.frame(in: owningView?.bounds ?? .zero) }
}
