extension UIView {
  /// Makes a change of the layer's place or size, and lets follow what follows from a new size.
  func changeGeometry(_ change: () -> Void) {
    let old = layer.bounds
    let oldPosition = layer.position
    change()
    let new = layer.bounds
    if new != old || layer.position != oldPosition { layoutEngineGeometryChanged() }
    if new.size != old.size { resized(from: old.size, to: new.size) }
  }

  private func resized(from old: CGSize, to new: CGSize) {
    if autoresizesSubviews {
      for child in children { child.autoresize(from: old, to: new) }
    }
    if contentMode == .redraw || (drawsItself && (old.width <= 0 || old.height <= 0)) { setNeedsDisplay() }
    setNeedsLayout()
  }

  func takeFittingSize() {
    let size = sizeThatFits(bounds.size)
    let origin = frame.origin
    guard size != bounds.size else { return }
    frame = CGRect(origin: origin, size: size)
  }

  func findHit(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else { return nil }
    for child in children.reversed() {
      if let hit = child.hitTest(child.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  nonisolated func describe(_ layer: CALayer) -> String {
    let frame = layer.frame
    func short(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
    let numbers = "\(short(frame.minX)) \(short(frame.minY)); \(short(frame.width)) \(short(frame.height))"
    return "<\(ClassTable.qualifiedName(type(of: self))); frame = (\(numbers)); layer = <\(type(of: layer))>>"
  }
}

extension UIView.ContentMode {
  /// The layer's word for it. Core Animation names top and bottom for a y axis that points up.
  var gravity: CALayerContentsGravity {
    switch self {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    case .center: .center
    case .top: .bottom
    case .bottom: .top
    case .left: .left
    case .right: .right
    case .topLeft: .bottomLeft
    case .topRight: .bottomRight
    case .bottomLeft: .topLeft
    case .bottomRight: .topRight
    }
  }
}
