/// What one segment of a segmented control shows.
struct SegmentContent {
  var title: String?
  var image: UIImage?
  /// 0 for what the content needs.
  var width: CGFloat = 0
  var offset = CGSize.zero
  var isEnabled = true
  var action: UIAction?

  /// A segment with a string or an image.
  init(_ item: Any) {
    image = item as? UIImage
    title = item as? String
  }
}

/// The views in a segmented control.
@MainActor final class SegmentParts {
  let back = UIImageView()
  let pill = UIImageView()
  var labels: [UILabel] = []
  var images: [UIImageView] = []
  var dividers: [UIView] = []
}
