extension UIControl {
  static let controlDescription = ClassDescription(UIControl.self, name: "UIControl")
    .frameInitializer { UIControl(frame: $0) }
    .property("enabled", \.isEnabled)
    .property("isEnabled", \.isEnabled)
    .property("selected", \.isSelected)
    .property("isSelected", \.isSelected)
    .property("highlighted", \.isHighlighted)
    .property("isHighlighted", \.isHighlighted)
    .property("contentVerticalAlignment", \.contentVerticalAlignment)
    .property("contentHorizontalAlignment", \.contentHorizontalAlignment)
}
