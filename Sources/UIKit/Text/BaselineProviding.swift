/// A view with lines of text, which the layout engine asks for more than an intrinsic size.
@MainActor protocol BaselineProviding: UIView {
  /// From the view's top to the first line's baseline, were the view `size` large; in points.
  func firstBaseline(in size: CGSize) -> CGFloat
  /// From the view's top to the last line's baseline, were the view `size` large; in points.
  func lastBaseline(in size: CGSize) -> CGFloat
}
