import InterfaceBuilder

extension UITextField {
  func applyTextFieldAttributes(_ element: InterfaceElement, _ loader: DocumentLoader) {
    if let font = element.font("fontDescription") { self.font = loader.font(font) }
    if let color = loader.color(element.color("textColor")) { textColor = color }
    textAlignment = element["textAlignment"].flatMap { NibNames.textAlignments[$0] } ?? .left
    borderStyle = element["borderStyle"].flatMap { Self.borderStyles[$0] } ?? .none
    if let mode = element["clearButtonMode"].flatMap({ Self.viewModes[$0] }) { clearButtonMode = mode }
    if let value = element.number("minimumFontSize") { minimumFontSize = CGFloat(value) }
    if let value = element.boolean("adjustsFontSizeToFit") { adjustsFontSizeToFitWidth = value }
    if let image = loader.image(element.image("background"), at: element) { background = image }
    if let value = element.child(named: "textInputTraits")?.boolean("secureTextEntry") { isSecureTextEntry = value }
    if let text = element.string("placeholder") { placeholder = text }
    if let text = loader.attributedText(element.attributedText("attributedPlaceholder")) {
      attributedPlaceholder = text
    }
    if let text = loader.attributedText(element.attributedText("attributedText")) {
      attributedText = text
    } else if let text = element.string("text") {
      self.text = text
    }
  }

  private static let borderStyles: [String: BorderStyle] = [
    "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
  ]

  private static let viewModes: [String: ViewMode] = [
    "never": .never, "always": .always, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
  ]
}
