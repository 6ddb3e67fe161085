/// Something the user did. None arrive at design time.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// What kind of event.
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  /// What in particular.
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause = 101
    case remoteControlStop = 102
    case remoteControlTogglePlayPause = 103
    case remoteControlNextTrack = 104
    case remoteControlPreviousTrack = 105
  }

  /// Makes an event without touches.
  public override init() { super.init() }

  /// What kind of event.
  open var type: EventType { .touches }
  /// What in particular.
  open var subtype: EventSubtype { .none }
  /// When it happened, in seconds since the start; always 0 at design time.
  open var timestamp: TimeInterval { 0 }
  /// All touches of the event.
  open var allTouches: Set<UITouch>? { nil }
  /// The touches in a view.
  open func touches(for view: UIView) -> Set<UITouch>? { nil }
  /// The touches in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? { nil }
  /// The touches that a gesture recogniser has.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? { nil }
  /// The touches between two events.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
  /// The touches expected next.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }
}
