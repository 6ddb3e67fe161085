import CoreGraphics

/// What all animations have. Animations are stored and answered; what is drawn stays the layers' own values.
open class CAAnimation: NSObject, NSSecureCoding, NSCopying, CAMediaTiming, CAAction, KeyValueCoding {
  /// An animation with the default timing.
  public override init() { super.init() }

  /// An animation from an archive. Animations are not archived here: it has the default properties.
  public required init?(coder: NSCoder) { super.init() }

  /// Archives nothing.
  open func encode(with coder: NSCoder) {}

  /// True, as on iOS.
  open class var supportsSecureCoding: Bool { true }

  /// The pace of the animation; `nil` for linear.
  open var timingFunction: CAMediaTimingFunction?

  /// What is told of the animation. Held strongly, as on iOS.
  open var delegate: (any CAAnimationDelegate)?

  /// Whether the animation leaves the layer when it has ended.
  open var isRemovedOnCompletion = true

  /// The rates of frames that the animation would like.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// When the animation begins.
  open var beginTime: CFTimeInterval = 0
  /// How long the animation lasts, in seconds; 0 for the transaction's.
  open var duration: CFTimeInterval = 0
  /// How fast the animation's time passes.
  open var speed: Float = 1
  /// An offset of the animation's time.
  open var timeOffset: CFTimeInterval = 0
  /// How often the animation is done.
  open var repeatCount: Float = 0
  /// How long the animation is repeated, in seconds.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether the animation plays backwards after playing forwards.
  open var autoreverses = false
  /// What is shown outside the animation's time.
  open var fillMode = CAMediaTimingFillMode.removed

  /// The default of a key; `nil` for none.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Whether an archive would hold the value of that key. Nothing is archived here.
  open func shouldArchiveValue(forKey key: String) -> Bool { false }

  /// Adds the animation to the layer `anObject`.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// An animation with the same properties.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CAAnimation()
    copy.copyProperties(of: self)
    return copy
  }

  /// Takes over the properties of `other`.
  func copyProperties(of other: CAAnimation) {
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
    preferredFrameRateRange = other.preferredFrameRateRange
    beginTime = other.beginTime
    duration = other.duration
    speed = other.speed
    timeOffset = other.timeOffset
    repeatCount = other.repeatCount
    repeatDuration = other.repeatDuration
    autoreverses = other.autoreverses
    fillMode = other.fillMode
    storedValues = other.storedValues
  }

  // MARK: Key-value coding

  /// Values of keys that name no property: an animation takes any key.
  final var storedValues: [String: Any] = [:]

  /// Reads a property, or what was stored under any other key.
  open func value(forKey key: String) -> Any? { KeyValueCoder.value(of: self, forKey: key) }
  /// Writes a property, or stores a value under any other key.
  open func setValue(_ value: Any?, forKey key: String) { KeyValueCoder.set(value, of: self, forKey: key) }
  /// Reads along a path.
  open func value(forKeyPath path: String) -> Any? { KeyValueCoder.value(of: self, forKeyPath: path) }
  /// Writes along a path.
  open func setValue(_ value: Any?, forKeyPath path: String) { KeyValueCoder.set(value, of: self, forKeyPath: path) }
  /// What was stored under the key, else its default.
  open func value(forUndefinedKey key: String) -> Any? {
    storedValues[key] ?? type(of: self).defaultValue(forKey: key)
  }
  /// Stores the value under the key.
  open func setValue(_ value: Any?, forUndefinedKey key: String) { storedValues[key] = value }
}
