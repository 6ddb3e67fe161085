import CoreGraphics

/// The classes of this module, for key-value coding.
package enum QuartzCoreClasses {
  /// Makes the classes known, also as the classes of views' layers. To be called once, before any layer is used by key.
  package static func registerAll() {
    CALayer.description.register()
    CAShapeLayer.shapeDescription.register()
    CAGradientLayer.gradientDescription.register()
    CAReplicatorLayer.replicatorDescription.register()
    CATransformLayer.transformDescription.register()
    CATextLayer.textDescription.register()
    CAScrollLayer.scrollDescription.register()
    CAAnimation.description.register()
    CAPropertyAnimation.propertyDescription.register()
    CABasicAnimation.basicDescription.register()
    CAKeyframeAnimation.keyframeDescription.register()
    CASpringAnimation.springDescription.register()
    CAAnimationGroup.groupDescription.register()
    CATransition.transitionDescription.register()
  }
}
