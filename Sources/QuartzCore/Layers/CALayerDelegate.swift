import CoreGraphics

/// What provides a layer's contents, layout and actions. Every method is optional.
public protocol CALayerDelegate: NSObjectProtocol {
  /// Provides the layer's contents in place of drawing. Left out, the layer makes a backing store and draws into it.
  func display(_ layer: CALayer)
  /// Draws the layer's contents, in the layer's coordinates with the y axis down.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called before the layer is drawn.
  func layerWillDraw(_ layer: CALayer)
  /// Places the layer's sublayers.
  func layoutSublayers(of layer: CALayer)
  /// What happens when the event of that name occurs; `NSNull` for nothing, `nil` to look further.
  func action(for layer: CALayer, forKey event: String) -> CAAction?
}

extension CALayerDelegate {
  /// Lets the layer make a backing store and draw into it.
  public func display(_ layer: CALayer) { layer.drawBackingStore() }
  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Looks further.
  public func action(for layer: CALayer, forKey event: String) -> CAAction? { nil }
}
