import InterfaceBuilder

extension UITabBar {
  func applyTabBarAttributes(_ element: InterfaceElement, _ loader: DocumentLoader) {
    if let style = element["barStyle"].flatMap({ NibNames.barStyles[$0] }) { barStyle = style }
    if let value = element.boolean("translucent") { isTranslucent = value }
    if let color = loader.color(element.color("barTintColor")) { barTintColor = color }
    // The name that older documents give what is now the tint.
    if let color = loader.color(element.color("selectedImageTintColor")) { tintColor = color }
    let written = element.contents(of: "items").compactMap { loader.object(for: $0) as? UITabBarItem }
    if !written.isEmpty { setItems(written, animated: false) }
  }
}
