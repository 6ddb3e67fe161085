import CoreGraphics

extension CAAnimation {
  static let description = ClassDescription(CAAnimation.self, name: "CAAnimation")
    .property("beginTime", \.beginTime)
    .property("duration", \.duration)
    .property("speed", \.speed)
    .property("timeOffset", \.timeOffset)
    .property("repeatCount", \.repeatCount)
    .property("repeatDuration", \.repeatDuration)
    .property("autoreverses", \.autoreverses)
    .property("fillMode", \.fillMode)
    .property("timingFunction", \.timingFunction)
    .property("removedOnCompletion", \.isRemovedOnCompletion)
}

extension CAPropertyAnimation {
  static let propertyDescription = ClassDescription(CAPropertyAnimation.self, name: "CAPropertyAnimation")
    .property("keyPath", \.keyPath)
    .property("additive", \.isAdditive)
    .property("cumulative", \.isCumulative)
}

extension CABasicAnimation {
  static let basicDescription = ClassDescription(CABasicAnimation.self, name: "CABasicAnimation")
    .property("fromValue", \.fromValue)
    .property("toValue", \.toValue)
    .property("byValue", \.byValue)
}

extension CAKeyframeAnimation {
  static let keyframeDescription = ClassDescription(CAKeyframeAnimation.self, name: "CAKeyframeAnimation")
    .property("values", \.values)
    .property("path", \.path)
    .property("keyTimes", \.keyTimes)
    .property("calculationMode", \.calculationMode)
}

extension CASpringAnimation {
  static let springDescription = ClassDescription(CASpringAnimation.self, name: "CASpringAnimation")
    .property("mass", \.mass)
    .property("stiffness", \.stiffness)
    .property("damping", \.damping)
    .property("initialVelocity", \.initialVelocity)
}

extension CAAnimationGroup {
  static let groupDescription = ClassDescription(CAAnimationGroup.self, name: "CAAnimationGroup")
    .property("animations", \.animations)
}

extension CATransition {
  static let transitionDescription = ClassDescription(CATransition.self, name: "CATransition")
    .property("type", \.type)
    .property("subtype", \.subtype)
}
