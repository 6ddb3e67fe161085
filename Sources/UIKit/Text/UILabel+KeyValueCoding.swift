extension UILabel {
  /// What key-value coding knows of labels.
  static let labelDescription = ClassDescription(UILabel.self, name: "UILabel")
    .property("text", \.text)
    .property("attributedText", \.attributedText)
    .property("font", \.font)
    .property("textColor", \.textColor)
    .property("textAlignment", \.textAlignment)
    .property("lineBreakMode", \.lineBreakMode)
    .property("numberOfLines", \.numberOfLines)
    .property("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth)
    .property("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory)
    .property("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth)
    .property("minimumScaleFactor", \.minimumScaleFactor)
    .property("baselineAdjustment", \.baselineAdjustment)
    .property("allowsDefaultTighteningForTruncation", \.allowsDefaultTighteningForTruncation)
    .property("shadowColor", \.shadowColor)
    .property("shadowOffset", \.shadowOffset)
    .property("highlightedTextColor", \.highlightedTextColor)
    .property("highlighted", \.isHighlighted)
    .property("enabled", \.isEnabled)
    .frameInitializer { frame in MainActor.assumeIsolated { UILabel(frame: frame) } }
}
