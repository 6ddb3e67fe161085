/// Recognises dragging.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The fewest fingers.
  open var minimumNumberOfTouches = 1
  /// The most fingers.
  open var maximumNumberOfTouches = Int.max
  /// The kinds of scrolling that count. Stored only.
  open var allowedScrollTypesMask: UIScrollTypeMask = []
  private var moved = CGPoint.zero
  /// How far it was dragged, in points.
  open func translation(in view: UIView?) -> CGPoint { moved }
  /// Sets how far it was dragged, in points.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }
  /// How fast it is dragged, in points a second; zero at design time.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// Kinds of scrolling.
public struct UIScrollTypeMask: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
