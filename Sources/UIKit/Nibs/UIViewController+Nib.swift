import InterfaceBuilder

extension UIViewController {
  func applyNibAttributes(_ element: InterfaceElement, _ loader: DocumentLoader) {
    if let title = element.string("title") { self.title = title }
    if let written = element.child(key: "navigationItem", named: "navigationItem") {
      loader.adopt(navigationItem, for: written)
    }
    if let written = element.child(key: "tabBarItem"), let item = loader.object(for: written) as? UITabBarItem {
      tabBarItem = item
    }
    let items = element.contents(of: "toolbarItems").compactMap { loader.object(for: $0) as? UIBarButtonItem }
    if !items.isEmpty { toolbarItems = items }
    if let value = element.boolean("hidesBottomBarWhenPushed") { hidesBottomBarWhenPushed = value }
    if let size = element.size("freeformSize") { preferredContentSize = size }
    applyBars(element, loader)
    loader.prepareView(of: self, element)
  }
}

extension UIViewController {
  /// The bars of a container, which a document holds with all that is set on them.
  private func applyBars(_ element: InterfaceElement, _ loader: DocumentLoader) {
    if let navigation = self as? UINavigationController {
      if let written = element.child(key: "navigationBar"),
        let bar = loader.object(for: written) as? UINavigationBar
      {
        navigation.navigationBar = bar
      }
      if let value = element.boolean("navigationBarHidden") { navigation.isNavigationBarHidden = value }
      if let value = element.boolean("toolbarHidden") { navigation.isToolbarHidden = value }
    }
    if let tabs = self as? UITabBarController, let written = element.child(key: "tabBar") {
      loader.adopt(tabs.tabBar, for: written)
    }
  }
}

extension UINavigationItem {
  func applyNibAttributes(_ element: InterfaceElement, _ loader: DocumentLoader) {
    func item(_ key: String) -> UIBarButtonItem? {
      element.child(key: key).flatMap { loader.object(for: $0) as? UIBarButtonItem }
    }
    func items(_ name: String) -> [UIBarButtonItem]? {
      let list = element.contents(of: name).compactMap { loader.object(for: $0) as? UIBarButtonItem }
      return list.isEmpty ? nil : list
    }
    if let title = element.string("title") { self.title = title }
    if let prompt = element.string("prompt") { self.prompt = prompt }
    if let item = item("backBarButtonItem") { backBarButtonItem = item }
    leftBarButtonItems = items("leftBarButtonItems") ?? item("leftBarButtonItem").map { [$0] }
    rightBarButtonItems = items("rightBarButtonItems") ?? item("rightBarButtonItem").map { [$0] }
    if let view = element.child(key: "titleView").flatMap({ loader.view(for: $0) }) { titleView = view }
    switch element["largeTitleDisplayMode"] {
    case "never": largeTitleDisplayMode = .never
    case "always": largeTitleDisplayMode = .always
    default: break
    }
  }
}
