import CoreGraphics

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
