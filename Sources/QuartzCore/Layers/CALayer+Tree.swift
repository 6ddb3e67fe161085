import CoreGraphics

extension CALayer {
  /// Leaves the superlayer, or stops being a mask.
  func detach() {
    if let masked = maskedLayer, masked.mask === self { masked.mask = nil }
    guard let parent = superlayer else { return }
    parent.children.removeAll { $0 === self }
    parent.setNeedsLayout()
    superlayer = nil
  }

  func insertChild(_ layer: CALayer, at index: Int) {
    guard layer !== self, !isDescendant(of: layer) else { return }
    layer.detach()
    children.insert(layer, at: min(max(index, 0), children.count))
    layer.superlayer = self
    setNeedsLayout()
  }

  func replaceChildren(with layers: [CALayer]) {
    for child in children where !layers.contains(where: { $0 === child }) { child.superlayer = nil }
    children = []
    for layer in layers { insertChild(layer, at: children.count) }
    setNeedsLayout()
  }

  private func isDescendant(of layer: CALayer) -> Bool {
    var next = superlayer
    while let current = next {
      if current === layer { return true }
      next = current.superlayer
    }
    return false
  }

  /// The sublayers in the order in which they are drawn: by `zPosition`, then as they are in the tree.
  var childrenInDrawingOrder: [CALayer] {
    let children = sublayers ?? []
    guard children.contains(where: { $0.zPosition != 0 }) else { return children }
    return children.enumerated()
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }

  func hitTestTree(_ point: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0.01 else { return nil }
    let local = point.applying(affineTransformToSuperlayer.inverted())
    let isInside = contains(local)
    guard isInside || !masksToBounds else { return nil }
    for child in childrenInDrawingOrder.reversed() {
      if let hit = child.hitTest(local) { return hit }
    }
    return isInside ? self : nil
  }
}
