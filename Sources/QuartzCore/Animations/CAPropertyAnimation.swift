import CoreGraphics

/// An animation of one property of a layer.
open class CAPropertyAnimation: CAAnimation {
  /// An animation of the property at `path` of its layer.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// The path of the property in the layer.
  open var keyPath: String?

  /// Whether the animation's values are added to the property's.
  open var isAdditive = false

  /// Whether each repetition begins where the last ended.
  open var isCumulative = false

  /// How a value becomes a transform.
  open var valueFunction: CAValueFunction?

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = CAPropertyAnimation()
    copy.copyProperties(of: self)
    return copy
  }

  override func copyProperties(of other: CAAnimation) {
    super.copyProperties(of: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
    valueFunction = other.valueFunction
  }
}
