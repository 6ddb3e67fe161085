extension UIActivityIndicatorView {
  static let activityDescription = ClassDescription(UIActivityIndicatorView.self, name: "UIActivityIndicatorView")
    .frameInitializer { UIActivityIndicatorView(frame: $0) }
    .property("style", \.style)
    .property("activityIndicatorViewStyle", \.style)
    .property("hidesWhenStopped", \.hidesWhenStopped)
    .property("color", \.color)
    .property("animating", \.isAnimating)
    .method("startAnimating") { view, _ in view.startAnimating() }
    .method("stopAnimating") { view, _ in view.stopAnimating() }
}
