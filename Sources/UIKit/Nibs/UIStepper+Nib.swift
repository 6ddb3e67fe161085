import InterfaceBuilder

extension UIStepper {
  func applyStepperAttributes(_ element: InterfaceElement) {
    if let value = element.number("minimumValue") { minimumValue = value }
    if let value = element.number("maximumValue") { maximumValue = value }
    if let value = element.number("stepValue") { stepValue = value }
    if let value = element.number("value") { self.value = value }
  }
}
