import InterfaceBuilder

extension UIGestureRecognizer {
  func applyNibAttributes(_ element: InterfaceElement) {
    if let value = element.boolean("enabled") { isEnabled = value }
    if let value = element.boolean("cancelsTouchesInView") { cancelsTouchesInView = value }
    guard let tap = self as? UITapGestureRecognizer else { return }
    if let value = element.integer("numberOfTapsRequired") { tap.numberOfTapsRequired = value }
    if let value = element.integer("numberOfTouchesRequired") { tap.numberOfTouchesRequired = value }
  }
}
