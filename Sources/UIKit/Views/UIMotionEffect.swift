/// An effect of moving the device. Has none at design time.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  /// Makes an effect that does nothing.
  public override init() { super.init() }
  /// What to add to values of the view by key path, for where the viewer is.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// An effect that changes one value. Has none at design time.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis of motion.
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis = 0
    case tiltAlongVerticalAxis = 1
  }

  /// Makes an effect on the value at `keyPath`.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  /// The value it changes.
  public let keyPath: String
  /// The axis of motion.
  public let type: EffectType
  /// What is added at one end.
  open var minimumRelativeValue: Any?
  /// What is added at the other end.
  open var maximumRelativeValue: Any?
}

/// Several motion effects. Has none at design time.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  open var motionEffects: [UIMotionEffect]?
}
