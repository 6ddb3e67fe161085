/// How large the dots of a page control are and how far apart, in points.
struct PageControlMetrics {
  /// The width of a dot.
  var dot: CGFloat = 7.5
  /// The distance from one dot to the next. This and the dot are measured on pictures of iOS 17.
  var pitch: CGFloat = 17.7
  /// The room at each side, that Interface Builder's frames of three dots (115.5 points) leave.
  var side: CGFloat = 36.3
  /// The height of the control.
  var height: CGFloat = 26

  /// The sizes up to iOS 13, as far as Interface Builder's frames of three dots (39 by 37 points) say.
  static let old = PageControlMetrics(dot: 7, pitch: 16, side: 0, height: 37)
}
