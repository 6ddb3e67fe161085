import CoreGraphics

extension CALayer {
  /// Settles the tree and draws it into the space of this layer's bounds.
  func renderTree(in context: CGContext) {
    settle()
    context.saveGState()
    LayerRenderer(context: context).drawInOwnSpace(self)
    context.restoreGState()
  }
}
