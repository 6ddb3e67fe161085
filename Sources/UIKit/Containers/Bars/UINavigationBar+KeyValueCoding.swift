extension UINavigationBar {
  static let navigationBarDescription = ClassDescription(UINavigationBar.self, name: "UINavigationBar")
    .frameInitializer { UINavigationBar(frame: $0) }
    .property("delegate", \.delegate)
    .property("items", \.items)
    .property("barStyle", \.barStyle)
    .property("translucent", \.isTranslucent)
    .property("barTintColor", \.barTintColor)
    .property("prefersLargeTitles", \.prefersLargeTitles)
    .property("titleTextAttributes", \.titleTextAttributes)
    .property("shadowImage", \.shadowImage)
}

extension UIToolbar {
  static let toolbarDescription = ClassDescription(UIToolbar.self, name: "UIToolbar")
    .frameInitializer { UIToolbar(frame: $0) }
    .property("items", \.items)
    .property("barStyle", \.barStyle)
    .property("translucent", \.isTranslucent)
    .property("barTintColor", \.barTintColor)
}

extension UITabBar {
  static let tabBarDescription = ClassDescription(UITabBar.self, name: "UITabBar")
    .frameInitializer { UITabBar(frame: $0) }
    .property("delegate", \.delegate)
    .property("items", \.items)
    .property("selectedItem", \.selectedItem)
    .property("barStyle", \.barStyle)
    .property("translucent", \.isTranslucent)
    .property("barTintColor", \.barTintColor)
    .property("unselectedItemTintColor", \.unselectedItemTintColor)
}
