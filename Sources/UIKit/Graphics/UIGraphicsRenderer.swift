import CoreGraphics

/// How a renderer's output looks.
open class UIGraphicsRendererFormat: NSObject, NSCopying, @unchecked Sendable {
  /// What is drawn, in points.
  open internal(set) var bounds = CGRect.zero

  /// The format for the previewed screen.
  public required override init() { super.init() }

  /// The format for the previewed screen.
  open class func `default`() -> Self { self.init() }

  /// The format for the previewed screen.
  open class func preferred() -> Self { self.init() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.bounds = bounds
    return copy
  }
}

/// What a renderer's actions draw into.
open class UIGraphicsRendererContext: NSObject, @unchecked Sendable {
  /// Where drawing goes.
  public let cgContext: CGContext
  private let rendererFormat: UIGraphicsRendererFormat

  init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
    (self.cgContext, rendererFormat) = (cgContext, format)
    super.init()
  }

  /// How the output looks.
  open var format: UIGraphicsRendererFormat { rendererFormat }

  /// Fills a rectangle with the fill colour.
  open func fill(_ rect: CGRect) { fill(rect, blendMode: .copy) }

  /// Fills a rectangle with the fill colour.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    drawing(blendMode) { cgContext.fill(rect) }
  }

  /// Draws a line one point wide inside a rectangle's sides, in the stroke colour.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .copy) }

  /// Draws a line one point wide inside a rectangle's sides, in the stroke colour.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    drawing(blendMode) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  }

  /// Leaves only a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

  private func drawing(_ blendMode: CGBlendMode, _ body: () -> Void) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    body()
    cgContext.restoreGState()
  }
}

/// Draws what its actions say.
open class UIGraphicsRenderer: NSObject, @unchecked Sendable {
  /// How the output looks.
  open var format: UIGraphicsRendererFormat { rendererFormat }
  /// Whether the output's colours reach beyond sRGB: they never do.
  open var allowsImageOutput: Bool { true }
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
