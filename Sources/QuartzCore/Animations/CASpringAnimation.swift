import CoreGraphics

/// An animation in which a value moves as if pulled by a spring.
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the end of the spring.
  open var mass: CGFloat = 1
  /// The stiffness of the spring.
  open var stiffness: CGFloat = 100
  /// How fast the spring comes to rest.
  open var damping: CGFloat = 10
  /// The velocity of the mass at the beginning, in units of the distance a second.
  open var initialVelocity: CGFloat = 0
  /// Whether overdamping is allowed.
  open var allowsOverdamping = false

  /// A spring that takes `perceptualDuration` seconds and bounces by `bounce`, from 0 to 1.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let frequency = 2 * CGFloat.pi / CGFloat(max(perceptualDuration, 0.001))
    stiffness = frequency * frequency
    damping = 2 * frequency * (bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  /// The seconds that one swing of the undamped spring takes.
  open var perceptualDuration: CFTimeInterval { Double(2 * CGFloat.pi * (mass / stiffness).squareRoot()) }

  /// How much the spring bounces: 0 not at all, 1 for ever.
  open var bounce: CGFloat { 1 - damping / (2 * (mass * stiffness).squareRoot()) }

  /// The seconds after which the spring is at rest: when the swing has decayed to a thousandth.
  open var settlingDuration: CFTimeInterval {
    guard damping > 0, mass > 0, stiffness > 0 else { return .infinity }
    let frequency = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * (mass * stiffness).squareRoot())
    let rate = ratio <= 1 ? ratio * frequency : frequency * (ratio - (ratio * ratio - 1).squareRoot())
    return Double(log(1000) / rate)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = CASpringAnimation()
    copy.copyProperties(of: self)
    return copy
  }

  override func copyProperties(of other: CAAnimation) {
    super.copyProperties(of: other)
    guard let other = other as? CASpringAnimation else { return }
    mass = other.mass
    stiffness = other.stiffness
    damping = other.damping
    initialVelocity = other.initialVelocity
    allowsOverdamping = other.allowsOverdamping
  }
}
