extension UIView {
  /// Whether the view's class draws in `draw(_:)`. Others need no backing store.
  package var drawsItself: Bool { DrawOverrides.isOverridden(in: type(of: self)) }

  func drawContent(of layer: CALayer, in context: CGContext) {
    guard layer === self.layer, drawsItself else { return }
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    traitCollection.performAsCurrent { DesignTime.run(self) { draw(bounds) } }
  }

  /// Draws the view with all in it into the current context, filling `rect`; tells whether it is complete.
  @discardableResult public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
    layoutIfNeeded()
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    layer.render(in: context)
    context.restoreGState()
    return true
  }

  /// A view that shows what this one shows now.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    layoutIfNeeded()
    let snapshot = UIView(frame: CGRect(origin: .zero, size: bounds.size))
    UIGraphicsBeginImageContextWithOptions(bounds.size, false, UIScreen.description.scale)
    drawHierarchy(in: snapshot.bounds, afterScreenUpdates: afterUpdates)
    snapshot.layer.contents = UIGraphicsGetImageFromCurrentImageContext()?.cgImage
    UIGraphicsEndImageContext()
    return snapshot
  }
}
