extension UIBarItem {
  static let barItemDescription = ClassDescription(UIBarItem.self, name: "UIBarItem")
    .property("title", \.title)
    .property("image", \.image)
    .property("landscapeImagePhone", \.landscapeImagePhone)
    .property("imageInsets", \.imageInsets)
    .property("enabled", \.isEnabled)
    .property("tag", \.tag)
    .property("accessibilityLabel", \.accessibilityLabel)
    .property("accessibilityIdentifier", \.accessibilityIdentifier)
}

extension UIBarButtonItem {
  static let barButtonItemDescription = ClassDescription(UIBarButtonItem.self, name: "UIBarButtonItem")
    .property("style", \.style)
    .property("width", \.width)
    .property("customView", \.customView)
    .property("tintColor", \.tintColor)
    .property("target", \.target)
}

extension UITabBarItem {
  static let tabBarItemDescription = ClassDescription(UITabBarItem.self, name: "UITabBarItem")
    .property("selectedImage", \.selectedImage)
    .property("badgeValue", \.badgeValue)
    .property("badgeColor", \.badgeColor)
    .property("titlePositionAdjustment", \.titlePositionAdjustment)
}

extension UINavigationItem {
  static let navigationItemDescription = ClassDescription(UINavigationItem.self, name: "UINavigationItem")
    .property("title", \.title)
    .property("titleView", \.titleView)
    .property("prompt", \.prompt)
    .property("backBarButtonItem", \.backBarButtonItem)
    .property("backButtonTitle", \.backButtonTitle)
    .property("leftBarButtonItem", \.leftBarButtonItem)
    .property("rightBarButtonItem", \.rightBarButtonItem)
    .property("leftBarButtonItems", \.leftBarButtonItems)
    .property("rightBarButtonItems", \.rightBarButtonItems)
    .property("hidesBackButton", \.hidesBackButton)
    .property("largeTitleDisplayMode", \.largeTitleDisplayMode)
}
