import InterfaceBuilder

extension UIButton {
  func applyButtonAttributes(_ element: InterfaceElement, _ loader: DocumentLoader) {
    if let type = element["buttonType"].flatMap({ Self.types[$0] }) { buttonType = type }
    if let font = element.font("fontDescription") { titleLabel?.font = .inNib(font) }
    if let mode = element["lineBreakMode"].flatMap({ NibNames.lineBreakModes[$0] }) { titleLabel?.lineBreakMode = mode }
    if let insets = element.insets("contentEdgeInsets") { contentEdgeInsets = UIEdgeInsets(insets) }
    if let insets = element.insets("titleEdgeInsets") { titleEdgeInsets = UIEdgeInsets(insets) }
    if let insets = element.insets("imageEdgeInsets") { imageEdgeInsets = UIEdgeInsets(insets) }
    if let value = element.boolean("adjustsImageWhenHighlighted") { adjustsImageWhenHighlighted = value }
    if let value = element.boolean("adjustsImageWhenDisabled") { adjustsImageWhenDisabled = value }
    if let value = element.boolean("showsTouchWhenHighlighted") { showsTouchWhenHighlighted = value }
    if let value = element.boolean("reversesTitleShadowWhenHighlighted") { reversesTitleShadowWhenHighlighted = value }
    for child in element.children where child.name == "state" {
      if let state = child.key.flatMap({ Self.states[$0] }) { apply(child, to: state, loader) }
    }
    if let written = element.child(key: "configuration", named: "buttonConfiguration") {
      configuration = .inNib(written, loader)
    }
  }

  private func apply(_ element: InterfaceElement, to state: UIControl.State, _ loader: DocumentLoader) {
    if let title = element.string("title") { setTitle(title, for: state) }
    if let title = loader.attributedText(element.attributedText("attributedTitle")) {
      setAttributedTitle(title, for: state)
    }
    if let color = loader.color(element.color("titleColor")) { setTitleColor(color, for: state) }
    if let color = loader.color(element.color("titleShadowColor")) { setTitleShadowColor(color, for: state) }
    if let image = loader.image(element.image("image"), at: element) { setImage(image, for: state) }
    if let image = loader.image(element.image("backgroundImage"), at: element) { setBackgroundImage(image, for: state) }
    if let written = element.child(named: "preferredSymbolConfiguration") {
      setPreferredSymbolConfiguration(.inNib(written), forImageIn: state)
    }
  }

  private static let states: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected, "focused": .focused,
  ]

  private static let types: [String: ButtonType] = [
    "custom": .custom, "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure,
    "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "plain": .plain, "close": .close,
  ]
}

extension UIButton.Configuration {
  /// The configuration that a document writes.
  @MainActor static func inNib(_ element: InterfaceElement, _ loader: DocumentLoader) -> UIButton.Configuration {
    var configuration = style(element["style"])
    configuration.title = element.string("title") ?? element.attributedText("attributedTitle")?.text
    configuration.givenTitleFont = element.font("titleFontDescription").map(loader.font)
    configuration.subtitle = element.string("subtitle")
    configuration.image = loader.image(element.image("image"), at: element)
    if let color = loader.color(element.color("baseForegroundColor")) { configuration.baseForegroundColor = color }
    if let color = loader.color(element.color("baseBackgroundColor")) { configuration.baseBackgroundColor = color }
    if let value = element.number("imagePadding") { configuration.imagePadding = CGFloat(value) }
    if let value = element.number("titlePadding") { configuration.titlePadding = CGFloat(value) }
    if let insets = element.insets("contentInsets") {
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: CGFloat(insets.top), leading: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
        trailing: CGFloat(insets.right))
    }
    return configuration
  }

  private static func style(_ name: String?) -> UIButton.Configuration {
    switch name {
    case "filled": .filled()
    case "tinted": .tinted()
    case "gray": .gray()
    case "borderedProminent": .borderedProminent()
    case "bordered": .bordered()
    case "borderless": .borderless()
    default: .plain()
    }
  }
}
