import InterfaceBuilder

extension UISwitch {
  func applySwitchAttributes(_ element: InterfaceElement, _ loader: DocumentLoader) {
    if let color = loader.color(element.color("onTintColor")) { onTintColor = color }
    if let color = loader.color(element.color("thumbTintColor")) { thumbTintColor = color }
    // A document leaves out what is off.
    isOn = element.boolean("on") ?? false
  }
}
