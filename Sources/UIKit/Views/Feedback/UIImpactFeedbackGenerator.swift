/// Lets an impact be felt. Nothing is felt at design time.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How an impact feels.
  public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
    case rigid = 4
  }

  /// Makes a generator.
  public init(style: FeedbackStyle) { super.init() }
  /// Makes a generator of medium impacts.
  public override init() { super.init() }
  /// Does nothing at design time.
  open func impactOccurred() {}
  /// Does nothing at design time.
  open func impactOccurred(intensity: CGFloat) {}
}
