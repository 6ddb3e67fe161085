extension UIResponder {
  static let responderDescription = ClassDescription(UIResponder.self, name: "UIResponder")
    .method("becomeFirstResponder") { object, _ in object.becomeFirstResponder() }
    .method("resignFirstResponder") { object, _ in object.resignFirstResponder() }
}

extension UIView {
  static let viewDescription = ClassDescription(UIView.self, name: "UIView")
    .frameInitializer { UIView(frame: $0) }
    .property("layer", \.layer)
    .property("frame", \.frame)
    .property("bounds", \.bounds)
    .property("center", \.center)
    .property("transform", \.transform)
    .property("contentScaleFactor", \.contentScaleFactor)
    .property("multipleTouchEnabled", \.isMultipleTouchEnabled)
    .property("exclusiveTouch", \.isExclusiveTouch)
    .property("autoresizesSubviews", \.autoresizesSubviews)
    .property("autoresizingMask", \.autoresizingMask)
    .property("superview", \.superview)
    .property("subviews", \.subviews)
    .property("window", \.window)
    .property("tag", \.tag)
    .property("clipsToBounds", \.clipsToBounds)
    .property("backgroundColor", \.backgroundColor)
    .property("alpha", \.alpha)
    .property("opaque", \.isOpaque)
    .property("clearsContextBeforeDrawing", \.clearsContextBeforeDrawing)
    .property("hidden", \.isHidden)
    .property("isHidden", \.isHidden)
    .property("contentMode", \.contentMode)
    .property("maskView", \.mask)
    .property("tintColor", \.tintColor)
    .property("tintAdjustmentMode", \.tintAdjustmentMode)
    .property("userInteractionEnabled", \.isUserInteractionEnabled)
    .property("isUserInteractionEnabled", \.isUserInteractionEnabled)
    .property("gestureRecognizers", \.gestureRecognizers)
    .property("translatesAutoresizingMaskIntoConstraints", \.translatesAutoresizingMaskIntoConstraints)
    .property("layoutMargins", \.layoutMargins)
    .property("directionalLayoutMargins", \.directionalLayoutMargins)
    .property("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins)
    .property("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea)
    .property("intrinsicContentSize", \.intrinsicContentSize)
    .property("semanticContentAttribute", \.semanticContentAttribute)
    .property("overrideUserInterfaceStyle", \.overrideUserInterfaceStyle)
    .property("restorationIdentifier", \.restorationIdentifier)
    .property("isAccessibilityElement", \.isAccessibilityElement)
    .property("accessibilityLabel", \.accessibilityLabel)
    .property("accessibilityHint", \.accessibilityHint)
    .property("accessibilityValue", \.accessibilityValue)
    .property("accessibilityIdentifier", \.accessibilityIdentifier)
    .property("accessibilityTraits", \.accessibilityTraits)
    .property("accessibilityElementsHidden", \.accessibilityElementsHidden)
    .method("setNeedsDisplay") { object, _ in object.setNeedsDisplay() }
    .method("setNeedsLayout") { object, _ in object.setNeedsLayout() }
    .method("layoutIfNeeded") { object, _ in object.layoutIfNeeded() }
    .method("layoutSubviews") { object, _ in object.layoutSubviews() }
    .method("removeFromSuperview") { object, _ in object.removeFromSuperview() }
    .method("sizeToFit") { object, _ in object.sizeToFit() }
}

extension UIWindow {
  static let windowDescription = ClassDescription(UIWindow.self, name: "UIWindow")
    .frameInitializer { UIWindow(frame: $0) }
    .property("rootViewController", \.rootViewController)
    .property("windowLevel", \.windowLevel)
}
