/// A view that scrolls what is inside: its edges mean the edges of the content to constraints of views inside.
@MainActor package protocol ScrollingView: UIView {
  /// The rectangle of what is scrolled.
  var contentLayoutGuide: UILayoutGuide { get }
  /// The size of what is scrolled, in points; constraints set it where they say it.
  var contentSize: CGSize { get set }
}
