import InterfaceBuilder

extension UIStackView {
  func applyStackViewAttributes(_ element: InterfaceElement) {
    if element["axis"] == "vertical" { axis = .vertical }
    if let value = element["distribution"].flatMap({ Self.distributions[$0] }) { distribution = value }
    if let value = element["alignment"].flatMap({ Self.alignments[$0] }) { alignment = value }
    if let value = element.number("spacing") { spacing = CGFloat(value) }
    if element["spacingType"] == "standard" { spacing = Self.standardSpacing }
    if let value = element.boolean("baselineRelativeArrangement") { isBaselineRelativeArrangement = value }
    // Interface Builder writes a stack view's margins only where it arranges within them.
    if element.insets("layoutMargins") != nil || element.insets("directionalLayoutMargins") != nil {
      isLayoutMarginsRelativeArrangement = true
    }
  }

  /// What `spacingType="standard"` comes to, in points, by the frames that Interface Builder stores.
  private static let standardSpacing: CGFloat = 8

  private static let distributions: [String: Distribution] = [
    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ]

  private static let alignments: [String: Alignment] = [
    "fill": .fill, "leading": .leading, "top": .leading, "center": .center, "trailing": .trailing, "bottom": .trailing,
    "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
  ]
}
