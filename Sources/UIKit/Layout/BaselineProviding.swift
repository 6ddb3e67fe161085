/// A view with text of its own, which knows where its baselines are.
@MainActor package protocol BaselineProviding: UIView {
  /// From the alignment rectangle's top to the first line's baseline, in points.
  var firstBaselineOffsetFromTop: CGFloat { get }
  /// From the last line's baseline to the alignment rectangle's bottom, in points.
  var lastBaselineOffsetFromBottom: CGFloat { get }
}
