extension UIImageView {
  static let imageViewDescription = ClassDescription(UIImageView.self, name: "UIImageView")
    .frameInitializer { UIImageView(frame: $0) }
    .property("image", \.image)
    .property("highlightedImage", \.highlightedImage)
    .property("highlighted", \.isHighlighted)
    .property("isHighlighted", \.isHighlighted)
    .property("animationImages", \.animationImages)
    .property("animationDuration", \.animationDuration)
    .property("animationRepeatCount", \.animationRepeatCount)
    .method("startAnimating") { view, _ in view.startAnimating() }
    .method("stopAnimating") { view, _ in view.stopAnimating() }
}
