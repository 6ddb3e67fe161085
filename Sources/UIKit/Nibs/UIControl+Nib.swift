import InterfaceBuilder

extension UIControl {
  func applyControlAttributes(_ element: InterfaceElement) {
    if let value = element.boolean("enabled") { isEnabled = value }
    if let value = element.boolean("selected") { isSelected = value }
    if let value = element.boolean("highlighted") { isHighlighted = value }
    if let value = element["contentHorizontalAlignment"].flatMap({ NibNames.horizontalAlignments[$0] }) {
      contentHorizontalAlignment = value
    }
    if let value = element["contentVerticalAlignment"].flatMap({ NibNames.verticalAlignments[$0] }) {
      contentVerticalAlignment = value
    }
  }
}
