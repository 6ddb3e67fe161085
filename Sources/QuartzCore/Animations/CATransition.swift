import CoreGraphics

/// An animation from one state of a layer to another.
open class CATransition: CAAnimation {
  /// The effect.
  open var type = CATransitionType.fade
  /// The direction of the effect.
  open var subtype: CATransitionSubtype?
  /// The part of the transition at which it begins.
  open var startProgress: Float = 0
  /// The part of the transition at which it ends.
  open var endProgress: Float = 1

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = CATransition()
    copy.copyProperties(of: self)
    return copy
  }

  override func copyProperties(of other: CAAnimation) {
    super.copyProperties(of: other)
    guard let other = other as? CATransition else { return }
    type = other.type
    subtype = other.subtype
    startProgress = other.startProgress
    endProgress = other.endProgress
  }
}
