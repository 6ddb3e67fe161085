extension UIButton {
  static let buttonDescription = ClassDescription(UIButton.self, name: "UIButton")
    .frameInitializer { UIButton(frame: $0) }
    .property("titleLabel", \.titleLabel)
    .property("imageView", \.imageView)
    .property("contentEdgeInsets", \.contentEdgeInsets)
    .property("titleEdgeInsets", \.titleEdgeInsets)
    .property("imageEdgeInsets", \.imageEdgeInsets)
    .property("adjustsImageWhenHighlighted", \.adjustsImageWhenHighlighted)
    .property("adjustsImageWhenDisabled", \.adjustsImageWhenDisabled)
    .property("showsTouchWhenHighlighted", \.showsTouchWhenHighlighted)
    .property("reversesTitleShadowWhenHighlighted", \.reversesTitleShadowWhenHighlighted)
    .property("currentTitle", \.currentTitle)
    .property("currentImage", \.currentImage)
    .property("configuration", \.configuration)
}
