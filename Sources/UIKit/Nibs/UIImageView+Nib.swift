import InterfaceBuilder

extension UIImageView {
  func applyImageViewAttributes(_ element: InterfaceElement, _ loader: DocumentLoader) {
    if let written = element.child(named: "preferredSymbolConfiguration") {
      preferredSymbolConfiguration = .inNib(written)
    }
    if let image = loader.image(element.image("image"), at: element) { self.image = image }
    if let image = loader.image(element.image("highlightedImage"), at: element) { highlightedImage = image }
    if let value = element.boolean("highlighted") { isHighlighted = value }
  }
}

extension UIImage.SymbolConfiguration {
  /// The size and weight of a symbol that a document writes.
  static func inNib(_ element: InterfaceElement) -> UIImage.SymbolConfiguration {
    let scale = element["scale"].flatMap { scales[$0] } ?? .default
    if let font = element.font("fontDescription") {
      return UIImage.SymbolConfiguration(font: .inNib(font), scale: scale)
    }
    guard let size = element.number("pointSize") else { return UIImage.SymbolConfiguration(scale: scale) }
    let weight = element["weight"].flatMap { weights[$0] } ?? .regular
    return UIImage.SymbolConfiguration(pointSize: CGFloat(size), weight: weight, scale: scale)
  }

  private static let scales: [String: UIImage.SymbolScale] = [
    "small": .small, "medium": .medium, "large": .large, "default": .default,
  ]

  private static let weights: [String: UIImage.SymbolWeight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}
