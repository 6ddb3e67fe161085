/// Where an animation is.
public enum UIViewAnimatingState: Int, Sendable {
  case inactive = 0
  case active = 1
  case stopped = 2
}

/// Where an animation ended.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end = 0
  case start = 1
  case current = 2
}

/// The pace of an animation. Has no effect at design time.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSObjectProtocol {}

/// A pace by a cubic curve. Has no effect at design time.
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The standard curve.
  public override init() {
    animationCurve = .easeInOut
    super.init()
  }
  /// A named curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    super.init()
  }
  /// A curve with two control points in the unit square.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
    super.init()
  }
  /// The named curve.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point.
  public private(set) var controlPoint1 = CGPoint(x: 0.42, y: 0)
  /// The second control point.
  public private(set) var controlPoint2 = CGPoint(x: 0.58, y: 1)
}

/// A pace by a spring. Has no effect at design time.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The standard spring.
  public override init() { super.init() }
  /// A spring of that damping.
  public init(dampingRatio ratio: CGFloat) { super.init() }
  /// A spring of that damping and initial velocity.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    super.init()
  }
  /// A spring of that physics.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    super.init()
  }
  /// The velocity at the start, in lengths a second.
  public private(set) var initialVelocity = CGVector.zero
}

/// An animation that can be held. At design time its changes are made when it starts, and it ends at once.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// An animation with a pace.
  public init(duration: TimeInterval, timingParameters parameters: UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    super.init()
  }
  /// An animation with a named pace.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }
  /// An animation with a pace by control points in the unit square.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }
  /// An animation with a spring.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Makes the changes at once.
  @discardableResult open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation()
    return animator
  }

  /// The duration in seconds.
  open private(set) var duration: TimeInterval
  /// The pace.
  open private(set) var timingParameters: UITimingCurveProvider?
  /// Where the animation is.
  open private(set) var state: UIViewAnimatingState = .inactive
  /// Never: it ends at once.
  open var isRunning: Bool { false }
  /// Whether it runs backwards. Stored only.
  open var isReversed = false
  /// Whether it can be held. Stored only.
  open var isInterruptible = true
  /// Whether it can be moved by hand. Stored only.
  open var scrubsLinearly = true
  /// Whether it waits at its end. Stored only.
  open var pausesOnCompletion = false
  /// How much is done, 0 to 1.
  open var fractionComplete: CGFloat = 0 {
    didSet { if fractionComplete > 0 { makeChanges() } }
  }

  /// Adds changes; makes them at once where it has started.
  open func addAnimations(_ animation: @escaping () -> Void) {
    animations.append(animation)
    if state == .active { makeChanges() }
  }
  /// Adds changes; makes them at once where it has started.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animation) }
  /// Adds what is called at the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }
  /// Makes the changes and ends.
  open func startAnimation() {
    makeChanges()
    finish(at: .end)
  }
  /// Makes the changes and ends.
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  /// Makes the changes, and waits.
  open func pauseAnimation() { makeChanges() }
  /// Ends.
  open func continueAnimation(withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat) {
    startAnimation()
  }
  /// Stops, without a word where told so.
  open func stopAnimation(_ withoutFinishing: Bool) { state = withoutFinishing ? .inactive : .stopped }
  /// Ends where it was stopped.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { finish(at: finalPosition) }

  private func makeChanges() {
    state = .active
    let pending = animations
    animations = []
    for change in pending { change() }
  }

  private func finish(at position: UIViewAnimatingPosition) {
    state = .inactive
    let pending = completions
    completions = []
    for completion in pending { SettledAnimation.run({}, completion: { _ in completion(position) }) }
  }
}
