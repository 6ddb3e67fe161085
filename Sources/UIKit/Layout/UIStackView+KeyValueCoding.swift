extension UIStackView {
  static let stackViewDescription = ClassDescription(UIStackView.self, name: "UIStackView")
    .frameInitializer { UIStackView(frame: $0) }
    .property("axis", \.axis)
    .property("distribution", \.distribution)
    .property("alignment", \.alignment)
    .property("spacing", \.spacing)
    .property("arrangedSubviews", \.arrangedSubviews)
    .property("baselineRelativeArrangement", \.isBaselineRelativeArrangement)
    .property("isBaselineRelativeArrangement", \.isBaselineRelativeArrangement)
    .property("layoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement)
    .property("isLayoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement)
}
