/// Recognises pinching.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How much larger the distance of the fingers has become.
  open var scale: CGFloat = 1
  /// How fast, per second; zero at design time.
  open var velocity: CGFloat { 0 }
}
