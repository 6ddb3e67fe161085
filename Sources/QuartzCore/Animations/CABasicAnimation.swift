import CoreGraphics

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the beginning.
  open var fromValue: Any?
  /// The value at the end.
  open var toValue: Any?
  /// The difference of the two.
  open var byValue: Any?

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = CABasicAnimation()
    copy.copyProperties(of: self)
    return copy
  }

  override func copyProperties(of other: CAAnimation) {
    super.copyProperties(of: other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }
}
