import Foundation

/// The vertical measures of a face, in em; all are positive.
package struct FontMetrics: Hashable, Sendable {
  package var ascender: CGFloat
  package var descender: CGFloat
  package var lineGap: CGFloat
  package var capHeight: CGFloat
  package var xHeight: CGFloat

  package init(ascender: CGFloat, descender: CGFloat, lineGap: CGFloat = 0, capHeight: CGFloat, xHeight: CGFloat) {
    self.ascender = ascender
    self.descender = descender
    self.lineGap = lineGap
    self.capHeight = capHeight
    self.xHeight = xHeight
  }

  /// The iOS system font's, measured on pictures and label frames that real UIKit made.
  package static let system = FontMetrics(
    ascender: 0.9521484, descender: 0.2412109, capHeight: 0.7046, xHeight: 0.5264)
}
