/// The room that text is set in.
open class NSTextContainer: NSObject {
  /// The room's size in points.
  open var size: CGSize { didSet { changed() } }
  /// What becomes of text that is too long for the last line.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { changed() } }
  /// Room at both ends of each line, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { changed() } }
  /// How many lines the text may take; 0 for as many as it needs.
  open var maximumNumberOfLines = 0 { didSet { changed() } }
  /// Whether the width follows the text view's.
  open var widthTracksTextView = false
  /// Whether the height follows the text view's.
  open var heightTracksTextView = false

  /// Hears of every change.
  var changed: () -> Void = {}

  /// Room of a size in points.
  public init(size: CGSize) { self.size = size }
}
