import CoreGraphics

/// How a rendered image looks.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
  /// Which colours an image can hold.
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic = 0
    case extended = 1
    case standard = 2
  }

  /// Pixels to a point.
  open var scale: CGFloat = UIScreen.description.scale
  /// Whether the image has no alpha.
  open var opaque = false
  /// Which colours the image can hold. All are drawn in sRGB.
  open var preferredRange = Range.automatic
  /// Whether the image can hold colours beyond sRGB. All are drawn in sRGB.
  open var prefersExtendedRange = false

  /// The format for the given surroundings.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// The format for the previewed screen.
  public required init() { super.init() }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    guard let format = copy as? UIGraphicsImageRendererFormat else { return copy }
    (format.scale, format.opaque) = (scale, opaque)
    (format.preferredRange, format.prefersExtendedRange) = (preferredRange, prefersExtendedRange)
    return format
  }
}
