import InterfaceBuilder

extension UINavigationBar {
  func applyNavigationBarAttributes(_ element: InterfaceElement, _ loader: DocumentLoader) {
    if let style = element["barStyle"].flatMap({ NibNames.barStyles[$0] }) { barStyle = style }
    if let value = element.boolean("translucent") { isTranslucent = value }
    if let color = loader.color(element.color("barTintColor")) { barTintColor = color }
    if let value = element.boolean("largeTitles") { prefersLargeTitles = value }
    if let written = element.child(key: "titleTextAttributes") { titleTextAttributes = loader.textAttributes(written) }
    if let written = element.child(key: "largeTitleTextAttributes") {
      largeTitleTextAttributes = loader.textAttributes(written)
    }
    let written = element.contents(of: "items").compactMap { loader.object(for: $0) as? UINavigationItem }
    if !written.isEmpty { setItems(written, animated: false) }
  }
}

extension DocumentLoader {
  /// The attributes of a bar's title.
  func textAttributes(_ element: InterfaceElement) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let font = element.font("fontDescription") { attributes[.font] = UIFont.inNib(font) }
    if let color = color(element.color("textColor")) { attributes[.foregroundColor] = color }
    return attributes
  }
}
