/// A view whose content takes more height the narrower it is, as text does. Layout first finds the width, then asks for the
/// intrinsic size again with `layout.contentWidth` set to it.
@MainActor package protocol WidthDependentContent: UIView {
  /// Whether that is so at present: not for a single line, nor where a width was set by hand.
  var contentDependsOnWidth: Bool { get }
}

extension UITextView: WidthDependentContent {
  package var contentDependsOnWidth: Bool { !isScrollEnabled }
}

extension UILabel: WidthDependentContent {
  package var contentDependsOnWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }
}
