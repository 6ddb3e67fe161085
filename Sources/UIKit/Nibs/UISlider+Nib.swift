import InterfaceBuilder

extension UISlider {
  func applySliderAttributes(_ element: InterfaceElement, _ loader: DocumentLoader) {
    if let value = element.number("minValue") { minimumValue = Float(value) }
    if let value = element.number("maxValue") { maximumValue = Float(value) }
    if let value = element.number("value") { self.value = Float(value) }
    if let color = loader.color(element.color("minimumTrackTintColor")) { minimumTrackTintColor = color }
    if let color = loader.color(element.color("maximumTrackTintColor")) { maximumTrackTintColor = color }
    if let color = loader.color(element.color("thumbTintColor")) { thumbTintColor = color }
    if let image = loader.image(element.image("minimumValueImage"), at: element) { minimumValueImage = image }
    if let image = loader.image(element.image("maximumValueImage"), at: element) { maximumValueImage = image }
    if let value = element.boolean("continuous") { isContinuous = value }
  }
}
