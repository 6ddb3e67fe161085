import InterfaceBuilder

extension UILabel {
  func applyLabelAttributes(_ element: InterfaceElement, _ loader: DocumentLoader) {
    if let font = element.font("fontDescription") { self.font = loader.font(font) }
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
    holdLibraryHeight(element, loader)
  }

  /// Interface Builder keeps the height of the label in its library, 21 points, while a label has that one's font and one
  /// line, rather than the 20.5 or 20.33 that the font asks for. Stored frames show it in 249 of 340 such labels, and in
  /// none of 34 in stack views.
  private func holdLibraryHeight(_ element: InterfaceElement, _ loader: DocumentLoader) {
    guard loader.isSubject, loader.mode == .design, numberOfLines == 1, content.attributed == nil,
      !translatesAutoresizingMaskIntoConstraints,
      element.font("fontDescription") == .system(size: 17, weight: "regular"),
      element.enclosingView?.name != "stackView"
    else { return }
    leastHeight = 21
  }

  /// Makes the font as large as it must have been for the text to take that room where nothing makes it wrap: code that
  /// does not run here may have chosen another.
  func resize(toFit size: CGSize) {
    let own = fittingSize(width: Self.unlimited)
    guard own.height > 0, size.height > 0 else { return }
    let pointSize = font.pointSize * size.height / own.height
    let whole = pointSize.rounded()
    font = font.withSize(abs(pointSize - whole) < 0.25 ? whole : pointSize)
  }

  private static let baselineAdjustments: [String: UIBaselineAdjustment] = [
    "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
  ]
}
