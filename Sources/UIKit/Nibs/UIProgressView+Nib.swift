import InterfaceBuilder

extension UIProgressView {
  func applyProgressViewAttributes(_ element: InterfaceElement, _ loader: DocumentLoader) {
    if element["progressViewStyle"] == "bar" { progressViewStyle = .bar }
    if let value = element.number("progress") { progress = Float(value) }
    if let color = loader.color(element.color("progressTintColor")) { progressTintColor = color }
    if let color = loader.color(element.color("trackTintColor")) { trackTintColor = color }
    if let image = loader.image(element.image("progressImage"), at: element) { progressImage = image }
    if let image = loader.image(element.image("trackImage"), at: element) { trackImage = image }
  }
}
