/// One finger on the screen. None arrive at design time.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// How far along the touch is.
  public enum Phase: Int, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
    case regionEntered = 5
    case regionMoved = 6
    case regionExited = 7
  }

  /// What touches.
  public enum TouchType: Int, Sendable {
    case direct = 0
    case indirect = 1
    case pencil = 2
    case indirectPointer = 3
  }

  /// Makes a touch nowhere.
  public override init() { super.init() }

  /// When it last changed; always 0 at design time.
  open var timestamp: TimeInterval { 0 }
  /// How far along it is.
  open var phase: Phase { .began }
  /// How many times the finger was tapped.
  open var tapCount: Int { 1 }
  /// What touches.
  open var type: TouchType { .direct }
  /// The radius of the touch in points.
  open var majorRadius: CGFloat { 0 }
  /// The force of the touch, where 1 is average.
  open var force: CGFloat { 0 }
  /// The greatest possible force.
  open var maximumPossibleForce: CGFloat { 0 }
  /// The window it is in.
  open var window: UIWindow? { nil }
  /// The view it is in.
  open var view: UIView? { nil }
  /// The gesture recognisers that have it.
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
  /// Where it is, in a view's coordinates.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Where it was before, in a view's coordinates.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
  /// Where it is exactly, in a view's coordinates.
  open func preciseLocation(in view: UIView?) -> CGPoint { .zero }
}
