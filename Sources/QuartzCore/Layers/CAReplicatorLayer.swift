import CoreGraphics

/// A layer that shows its sublayers several times, each time transformed and coloured a step further.
open class CAReplicatorLayer: CALayer {
  /// How often the sublayers are shown.
  open var instanceCount = 1
  /// Whether the copies keep their depth. Stored only.
  open var preservesDepth = false
  /// The seconds between the animations of two copies. Stored only, as no time passes.
  open var instanceDelay: CFTimeInterval = 0
  /// The transform from each copy to the next, about the layer's anchor point.
  open var instanceTransform = CATransform3DIdentity
  /// What the colours of the first copy are multiplied with.
  open var instanceColor: CGColor? = CGColor.white
  /// What is added to the red of that from copy to copy.
  open var instanceRedOffset: Float = 0
  /// What is added to the green of that from copy to copy.
  open var instanceGreenOffset: Float = 0
  /// What is added to the blue of that from copy to copy.
  open var instanceBlueOffset: Float = 0
  /// What is added to the alpha of that from copy to copy.
  open var instanceAlphaOffset: Float = 0

  /// A layer that shows its sublayers once.
  public override init() { super.init() }

  /// A copy of `layer`'s properties.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CAReplicatorLayer else { return }
    instanceCount = layer.instanceCount
    preservesDepth = layer.preservesDepth
    instanceDelay = layer.instanceDelay
    instanceTransform = layer.instanceTransform
    instanceColor = layer.instanceColor
    instanceRedOffset = layer.instanceRedOffset
    instanceGreenOffset = layer.instanceGreenOffset
    instanceBlueOffset = layer.instanceBlueOffset
    instanceAlphaOffset = layer.instanceAlphaOffset
  }

  /// A layer from an archive, with the default properties.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func drawSublayers(with renderer: LayerRenderer) {
    for instance in instances {
      renderer.drawTinted(by: instance.factors) {
        for child in childrenInDrawingOrder { renderer.draw(child, base: instance.transform) }
      }
    }
  }

  override var bodyExtent: CGRect { masksToBounds ? bounds : .everything }
}

extension CAReplicatorLayer {
  static let replicatorDescription = ClassDescription(CAReplicatorLayer.self, name: "CAReplicatorLayer")
    .initializer { CAReplicatorLayer() }
    .property("instanceCount", \.instanceCount)
    .property("instanceDelay", \.instanceDelay)
    .property("instanceTransform", \.instanceTransform)
    .property("instanceColor", \.instanceColor)
    .property("instanceRedOffset", \.instanceRedOffset)
    .property("instanceGreenOffset", \.instanceGreenOffset)
    .property("instanceBlueOffset", \.instanceBlueOffset)
    .property("instanceAlphaOffset", \.instanceAlphaOffset)
}

extension CAReplicatorLayer {
  /// The transform of each copy in the layer's space, and the factors of its colours, red, green, blue and alpha.
  var instances: [(transform: CATransform3D, factors: [CGFloat])] {
    let first = (instanceColor ?? .white).standard
    let factors = [first.red, first.green, first.blue, first.alpha]
    let steps = [instanceRedOffset, instanceGreenOffset, instanceBlueOffset, instanceAlphaOffset].map(CGFloat.init)
    let anchor = anchorInBounds
    let toAnchor = CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0)
    let back = CATransform3DMakeTranslation(anchor.x, anchor.y, 0)
    var transform = CATransform3DIdentity
    return (0..<max(instanceCount, 0)).map { index in
      defer { transform = CATransform3DConcat(transform, instanceTransform) }
      return (
        CATransform3DConcat(CATransform3DConcat(toAnchor, transform), back),
        zip(factors, steps).map { min(max($0 + $1 * CGFloat(index), 0), 1) }
      )
    }
  }
}
