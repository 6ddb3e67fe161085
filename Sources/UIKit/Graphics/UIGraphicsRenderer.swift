import CoreGraphics

/// Draws what its actions say.
open class UIGraphicsRenderer: NSObject, @unchecked Sendable {
  /// How the output looks.
  open var format: UIGraphicsRendererFormat { rendererFormat }
  let rendererFormat: UIGraphicsRendererFormat

  /// A renderer of `bounds`, in points.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsRendererFormat()) }

  /// A renderer of `bounds`, in points.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    rendererFormat = format.copy() as? UIGraphicsRendererFormat ?? format
    rendererFormat.bounds = bounds
    super.init()
  }
}
