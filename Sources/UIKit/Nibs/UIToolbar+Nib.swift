import InterfaceBuilder

extension UIToolbar {
  func applyToolbarAttributes(_ element: InterfaceElement, _ loader: DocumentLoader) {
    if let style = element["barStyle"].flatMap({ NibNames.barStyles[$0] }) { barStyle = style }
    if let value = element.boolean("translucent") { isTranslucent = value }
    if let color = loader.color(element.color("barTintColor")) { barTintColor = color }
    let written = element.contents(of: "items").compactMap { loader.object(for: $0) as? UIBarButtonItem }
    if !written.isEmpty { setItems(written, animated: false) }
  }
}
