import InterfaceBuilder

extension UIActivityIndicatorView {
  func applyActivityIndicatorAttributes(_ element: InterfaceElement, _ loader: DocumentLoader) {
    style = element["style"].flatMap { Self.styles[$0] } ?? .white
    if let color = loader.color(element.color("color")) { self.color = color }
    hidesWhenStopped = element.boolean("hidesWhenStopped") ?? false
    if element.boolean("animating") == true { startAnimating() }
  }

  private static let styles: [String: Style] = [
    "white": .white, "gray": .gray, "whiteLarge": .whiteLarge, "medium": .medium, "large": .large,
  ]
}
