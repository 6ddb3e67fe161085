import CoreGraphics

/// A layer that draws a gradient over its background, within its rounded bounds.
open class CAGradientLayer: CALayer {
  /// The colours, `CGColor`s. Fewer than two draw nothing.
  open var colors: [Any]?

  /// Where each colour is, from 0 to 1, in growing order; `nil` for evenly spread.
  open var locations: [NSNumber]?

  /// Where the gradient starts, in units of the bounds. The centre of a radial or conic one.
  open var startPoint = CGPoint(x: 0.5, y: 0)

  /// Where the gradient ends, in units of the bounds. The corner around a radial one's ellipse; where a conic one's
  /// first colour is.
  open var endPoint = CGPoint(x: 0.5, y: 1)

  /// The kind of gradient.
  open var type = CAGradientLayerType.axial

  /// A gradient layer without colours.
  public override init() { super.init() }

  /// A copy of `layer`'s properties.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CAGradientLayer else { return }
    colors = layer.colors
    locations = layer.locations
    startPoint = layer.startPoint
    endPoint = layer.endPoint
    type = layer.type
  }

  /// A layer from an archive, with the default properties.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var hasOwnContent: Bool { (colors?.count ?? 0) > 0 || super.hasOwnContent }

  override func drawOwnContent(in context: CGContext) {
    let stops = gradientStops
    if stops.count > 1, !bounds.isEmpty {
      context.saveGState()
      context.addPath(outline)
      context.clip()
      GradientPainter(stops: stops, bounds: bounds, start: startPoint, end: endPoint).paint(type, in: context)
      context.restoreGState()
    }
    super.drawOwnContent(in: context)
  }

  private var gradientStops: [GradientStop] {
    let colors = (colors ?? []).compactMap { $0 as? CGColor }
    let last = CGFloat(max(colors.count - 1, 1))
    return colors.enumerated().map { index, color in
      let given = locations.flatMap { $0.indices.contains(index) ? CGFloat($0[index].doubleValue) : nil }
      return GradientStop(location: min(max(given ?? CGFloat(index) / last, 0), 1), color: color)
    }
  }
}

extension CAGradientLayer {
  static let gradientDescription = ClassDescription(CAGradientLayer.self, name: "CAGradientLayer")
    .initializer { CAGradientLayer() }
    .property("colors", \.colors)
    .property("locations", \.locations)
    .property("startPoint", \.startPoint)
    .property("endPoint", \.endPoint)
    .property("type", \.type)
}
