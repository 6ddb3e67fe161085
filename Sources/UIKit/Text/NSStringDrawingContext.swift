/// How far text may shrink, and what became of it.
open class NSStringDrawingContext: NSObject {
  /// The smallest factor on the font's size; 0 for none. Not regarded.
  open var minimumScaleFactor: CGFloat = 0
  /// The factor that was used: 1.
  open private(set) var actualScaleFactor: CGFloat = 1
  /// The rectangle round all that was drawn, in points.
  open internal(set) var totalBounds = CGRect.zero
}
