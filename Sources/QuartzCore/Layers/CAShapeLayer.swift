import CoreGraphics

/// A layer that draws a path between its background and its sublayers.
open class CAShapeLayer: CALayer {
  /// The path, in the layer's coordinates. It is not cut off at the bounds.
  open var path: CGPath?

  /// What fills the path; black at first.
  open var fillColor: CGColor? = CGColor.black

  /// Which parts are inside the path.
  open var fillRule = CAShapeLayerFillRule.nonZero

  /// What the path is stroked with.
  open var strokeColor: CGColor?

  /// The part of the path's length at which stroking begins.
  open var strokeStart: CGFloat = 0

  /// The part of the path's length at which stroking ends.
  open var strokeEnd: CGFloat = 1

  /// The width of the stroke.
  open var lineWidth: CGFloat = 1

  /// How long a mitered corner may be, in line widths.
  open var miterLimit: CGFloat = 10

  /// The shape of the stroke's ends.
  open var lineCap = CAShapeLayerLineCap.butt

  /// The shape of the stroke's corners.
  open var lineJoin = CAShapeLayerLineJoin.miter

  /// Where in the pattern of dashes the stroke begins.
  open var lineDashPhase: CGFloat = 0

  /// The lengths of dashes and gaps in turn; `nil` for an unbroken line.
  open var lineDashPattern: [NSNumber]?

  /// A shape layer without a path.
  public override init() { super.init() }

  /// A copy of `layer`'s properties.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CAShapeLayer { copyShape(of: layer) }
  }

  /// A layer from an archive, with the default properties.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func copyShape(of layer: CAShapeLayer) {
    path = layer.path
    fillColor = layer.fillColor
    fillRule = layer.fillRule
    strokeColor = layer.strokeColor
    strokeStart = layer.strokeStart
    strokeEnd = layer.strokeEnd
    lineWidth = layer.lineWidth
    miterLimit = layer.miterLimit
    lineCap = layer.lineCap
    lineJoin = layer.lineJoin
    lineDashPhase = layer.lineDashPhase
    lineDashPattern = layer.lineDashPattern
  }

  override var ownContentExtent: CGRect {
    guard let path, !path.isEmpty else { return super.ownContentExtent }
    let reach = strokeColor == nil ? 0 : lineWidth * max(lineJoin == .miter ? miterLimit : 1, 1.5) / 2
    return super.ownContentExtent.union(path.boundingBoxOfPath.insetBy(dx: -reach, dy: -reach))
  }

  override var hasOwnContent: Bool { path != nil || super.hasOwnContent }

  override func drawOwnContent(in context: CGContext) {
    super.drawOwnContent(in: context)
    guard let path, !path.isEmpty else { return }
    if let fillColor, fillColor.alpha > 0 {
      context.addPath(path)
      context.setFillColor(fillColor)
      context.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
    }
    stroke(path, in: context)
  }

  private func stroke(_ path: CGPath, in context: CGContext) {
    guard let strokeColor, strokeColor.alpha > 0, lineWidth > 0, strokeStart < strokeEnd else { return }
    context.addPath(path.trimmed(from: strokeStart, to: strokeEnd))
    context.setStrokeColor(strokeColor)
    context.setLineWidth(lineWidth)
    context.setMiterLimit(miterLimit)
    context.setLineCap(lineCap == .round ? .round : lineCap == .square ? .square : .butt)
    context.setLineJoin(lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter)
    if let lineDashPattern, lineDashPattern.contains(where: { $0.doubleValue > 0 }) {
      context.setLineDash(phase: lineDashPhase, lengths: lineDashPattern.map { CGFloat($0.doubleValue) })
    }
    context.strokePath()
  }
}

extension CAShapeLayer {
  static let shapeDescription = ClassDescription(CAShapeLayer.self, name: "CAShapeLayer")
    .initializer { CAShapeLayer() }
    .property("path", \.path)
    .property("fillColor", \.fillColor)
    .property("fillRule", \.fillRule)
    .property("strokeColor", \.strokeColor)
    .property("strokeStart", \.strokeStart)
    .property("strokeEnd", \.strokeEnd)
    .property("lineWidth", \.lineWidth)
    .property("miterLimit", \.miterLimit)
    .property("lineCap", \.lineCap)
    .property("lineJoin", \.lineJoin)
    .property("lineDashPhase", \.lineDashPhase)
    .property("lineDashPattern", \.lineDashPattern)
}
