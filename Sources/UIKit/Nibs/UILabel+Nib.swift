import InterfaceBuilder

extension UILabel {
  func applyLabelAttributes(_ element: InterfaceElement, _ loader: DocumentLoader) {
    if let font = element.font("fontDescription") { self.font = .inNib(font) }
    if let color = loader.color(element.color("textColor")) { textColor = color }
    if let color = loader.color(element.color("highlightedColor")) { highlightedTextColor = color }
    if let color = loader.color(element.color("shadowColor")) { shadowColor = color }
    if let size = element.size("shadowOffset") { shadowOffset = size }
    textAlignment = element["textAlignment"].flatMap { NibNames.textAlignments[$0] } ?? .left
    if let mode = element["lineBreakMode"].flatMap({ NibNames.lineBreakModes[$0] }) { lineBreakMode = mode }
    if let value = element.integer("numberOfLines") { numberOfLines = value }
    if let value = element.boolean("adjustsFontSizeToFit") { adjustsFontSizeToFitWidth = value }
    if let value = element.number("minimumScaleFactor") { minimumScaleFactor = CGFloat(value) }
    if let value = element.number("minimumFontSize"), font.pointSize > 0 {
      minimumScaleFactor = CGFloat(value) / font.pointSize
    }
    if let value = element["baselineAdjustment"].flatMap({ Self.baselineAdjustments[$0] }) {
      baselineAdjustment = value
    }
    if let value = element.boolean("adjustsLetterSpacingToFitWidth") { allowsDefaultTighteningForTruncation = value }
    if let value = element.boolean("adjustsFontForContentSizeCategory") { adjustsFontForContentSizeCategory = value }
    if let value = element.number("preferredMaxLayoutWidth") { preferredMaxLayoutWidth = CGFloat(value) }
    if let value = element.boolean("enabled") { isEnabled = value }
    if let value = element.boolean("highlighted") { isHighlighted = value }
    if let text = loader.attributedText(element.attributedText("attributedText")) {
      attributedText = text
    } else {
      text = element.string("text")
    }
  }

  private static let baselineAdjustments: [String: UIBaselineAdjustment] = [
    "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
  ]
}
