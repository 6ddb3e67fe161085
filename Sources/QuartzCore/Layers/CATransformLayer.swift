import CoreGraphics

/// A layer whose sublayers keep their places in three dimensions. It shows nothing of its own: its background,
/// contents, border and mask are not drawn.
open class CATransformLayer: CALayer {}

extension CATransformLayer {
  static let transformDescription = ClassDescription(CATransformLayer.self, name: "CATransformLayer")
    .initializer { CATransformLayer() }
}
