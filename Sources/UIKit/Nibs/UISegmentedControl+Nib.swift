import InterfaceBuilder

extension UISegmentedControl {
  func applySegmentedControlAttributes(_ element: InterfaceElement, _ loader: DocumentLoader) {
    for (index, segment) in element.contents(of: "segments").enumerated() {
      if let image = loader.image(segment.image("image"), at: segment) {
        insertSegment(with: image, at: index, animated: false)
      } else {
        insertSegment(withTitle: segment.string("title") ?? "", at: index, animated: false)
      }
      if let width = segment.number("width") { setWidth(CGFloat(width), forSegmentAt: index) }
      if let value = segment.boolean("enabled") { setEnabled(value, forSegmentAt: index) }
    }
    if let color = loader.color(element.color("selectedSegmentTintColor")) { selectedSegmentTintColor = color }
    if let value = element.boolean("apportionsSegmentWidthsByContent") { apportionsSegmentWidthsByContent = value }
    if let value = element.boolean("momentary") { isMomentary = value }
    if let value = element.integer("selectedSegmentIndex") { selectedSegmentIndex = value }
  }
}
