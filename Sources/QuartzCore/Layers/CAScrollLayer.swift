import CoreGraphics

/// A layer that shows a part of its sublayers.
open class CAScrollLayer: CALayer {
  /// The directions in which the layer scrolls.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// A layer that is not scrolled.
  public override init() {
    super.init()
    masksToBounds = true
  }

  /// A copy of `layer`'s properties.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CAScrollLayer { scrollMode = layer.scrollMode }
  }

  /// A layer from an archive, with the default properties.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes `p` the origin of the bounds, in the directions in which the layer scrolls.
  open func scroll(to p: CGPoint) {
    if scrollMode == .both || scrollMode == .horizontally { bounds.origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { bounds.origin.y = p.y }
  }

  /// Scrolls as little as shows `r`, in the layer's coordinates.
  open func scroll(to r: CGRect) {
    func origin(_ visible: ClosedRange<CGFloat>, _ wanted: ClosedRange<CGFloat>) -> CGFloat {
      if wanted.lowerBound < visible.lowerBound { return wanted.lowerBound }
      let beyond = wanted.upperBound - visible.upperBound
      return beyond > 0 ? min(visible.lowerBound + beyond, wanted.lowerBound) : visible.lowerBound
    }
    scroll(
      to: CGPoint(
        x: origin(bounds.minX...bounds.maxX, r.minX...r.maxX), y: origin(bounds.minY...bounds.maxY, r.minY...r.maxY)))
  }
}

extension CAScrollLayer {
  static let scrollDescription = ClassDescription(CAScrollLayer.self, name: "CAScrollLayer")
    .initializer { CAScrollLayer() }
    .property("scrollMode", \.scrollMode)
}
