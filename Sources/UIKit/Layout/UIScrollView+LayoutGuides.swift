extension UIScrollView: ScrollingView {
  /// The rectangle of what is scrolled. Its size, where constraints say it, becomes `contentSize`.
  public var contentLayoutGuide: UILayoutGuide {
    standardGuide(.scrollContent) {
      let guide = UILayoutGuide()
      guide.owningView = self
      guide.identifier = "UIScrollView-contentLayoutGuide"
      return guide
    }
  }

  /// The rectangle of the scroll view itself, which stays when the content is scrolled.
  public var frameLayoutGuide: UILayoutGuide {
    standardGuide(.scrollFrame) {
      InsetLayoutGuide(owner: self, identifier: "UIScrollView-frameLayoutGuide") { _ in .zero }
    }
  }
}
