import InterfaceBuilder

extension UITextView {
  func applyTextViewAttributes(_ element: InterfaceElement, _ loader: DocumentLoader) {
    if let font = element.font("fontDescription") { self.font = loader.font(font) }
    if let color = loader.color(element.color("textColor")) { textColor = color }
    textAlignment = element["textAlignment"].flatMap { NibNames.textAlignments[$0] } ?? .left
    if let value = element.boolean("editable") { isEditable = value }
    if let value = element.boolean("selectable") { isSelectable = value }
    if let text = loader.attributedText(element.attributedText("attributedText")) {
      attributedText = text
    } else if let text = element.string("text") {
      self.text = text
    }
  }
}
