import CoreGraphics

/// An animation along a row of values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// The path that a point follows, in place of values.
  open var path: CGPath?
  /// When each value is reached, as parts of the duration.
  open var keyTimes: [NSNumber]?
  /// The pace from each value to the next.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How values between the keyframes are found.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// The tension of cubic curves at each value.
  open var tensionValues: [NSNumber]?
  /// The continuity of cubic curves at each value.
  open var continuityValues: [NSNumber]?
  /// The bias of cubic curves at each value.
  open var biasValues: [NSNumber]?
  /// Whether the layer turns to follow the path.
  open var rotationMode: CAAnimationRotationMode?

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = CAKeyframeAnimation()
    copy.copyProperties(of: self)
    return copy
  }

  override func copyProperties(of other: CAAnimation) {
    super.copyProperties(of: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    path = other.path
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
    tensionValues = other.tensionValues
    continuityValues = other.continuityValues
    biasValues = other.biasValues
    rotationMode = other.rotationMode
  }
}
