import InterfaceBuilder

extension UITableViewCell {
  func applyTableViewCellAttributes(_ element: InterfaceElement, _ loader: DocumentLoader) {
    if let value = element["style"].flatMap({ Self.styles[$0] }) { style = value }
    reuseIdentifier = element["reuseIdentifier"]
    if let value = element["accessoryType"].flatMap({ Self.accessoryTypes[$0] }) { accessoryType = value }
    if let value = element["selectionStyle"].flatMap({ Self.selectionStyles[$0] }) { selectionStyle = value }
    if let value = element.integer("indentationLevel") { indentationLevel = value }
    if let value = element.number("indentationWidth") { indentationWidth = CGFloat(value) }
    if let insets = element.insets("separatorInset") { separatorInset = UIEdgeInsets(insets) }
    for key in ["backgroundView", "selectedBackgroundView", "accessoryView"] {
      guard let view = element.child(key: key).flatMap({ loader.view(for: $0) }) else { continue }
      switch key {
      case "backgroundView": backgroundView = view
      case "selectedBackgroundView": selectedBackgroundView = view
      default: accessoryView = view
      }
    }
    guard let written = element.child(key: "contentView") else { return }
    if loader.isSubject, loader.mode == .design, let cell = element.rect("frame"), let frame = written.rect("frame") {
      // The room that accessories and separators take differs from one Xcode to another.
      laidOutContent = (cell.size, frame)
    }
    adoptParts(element, written, loader)
    loader.adopt(contentView, for: written)
  }

  /// The labels and the image view of a cell with a style are its own.
  private func adoptParts(_ element: InterfaceElement, _ content: InterfaceElement, _ loader: DocumentLoader) {
    guard element["style"] != nil else { return }
    func adopt(_ attribute: String, _ part: UIView?) {
      guard let part, let id = element[attribute],
        let written = content.contents(of: "subviews").first(where: { $0.id == id })
      else { return }
      loader.adopt(part, for: written)
    }
    adopt("imageView", imageView)
    adopt("textLabel", textLabel)
    adopt("detailTextLabel", detailTextLabel)
  }

  private static let styles: [String: CellStyle] = [
    "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
    "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
  ]

  private static let accessoryTypes: [String: AccessoryType] = [
    "none": .none, "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
    "checkmark": .checkmark, "detailButton": .detailButton,
  ]

  private static let selectionStyles: [String: SelectionStyle] = [
    "none": .none, "blue": .blue, "gray": .gray, "default": .default,
  ]
}
