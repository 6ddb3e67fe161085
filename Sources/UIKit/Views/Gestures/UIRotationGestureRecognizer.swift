/// Recognises turning.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far, in radians.
  open var rotation: CGFloat = 0
  /// How fast, in radians a second; zero at design time.
  open var velocity: CGFloat { 0 }
}
