/// A view whose content takes more height the narrower it is, as text does. Layout first finds the width, then the height
/// for it.
@MainActor package protocol WidthDependentContent: UIView {
  /// Whether that is so at present: not for a single line, nor where a width was set by hand.
  var contentDependsOnWidth: Bool { get }
  /// The intrinsic size of the content in that width, both in points.
  func intrinsicContentSize(fittingWidth width: CGFloat) -> CGSize
}
