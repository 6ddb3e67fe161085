import Foundation

/// A font as the text engine sees it: a family that fontconfig knows, a size, and what shaping and line layout add.
package struct TextFont: Hashable, Sendable {
  /// A family that the fonts' configuration knows.
  package var family: String
  /// In points.
  package var size: CGFloat
  /// From 100 (thinnest) over 400 (regular) and 700 (bold) to 900, as in OpenType.
  package var weight: Int
  package var isItalic: Bool
  /// OpenType features in Pango's notation, such as `tnum=1`.
  package var features: String
  /// Space added after each glyph, in em.
  package var tracking: CGFloat
  /// The design of the system font, where it is one: its tracking and cut go with the size.
  package var systemDesign: SystemDesign?
  package var metrics: FontMetrics
  /// Space between the lines of a text, but not below the last, in em: fonts of text styles have some.
  package var interlineLeading: CGFloat = 0

  package init(
    family: String, size: CGFloat, weight: Int = 400, isItalic: Bool = false, features: String = "",
    tracking: CGFloat = 0, metrics: FontMetrics
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.features = features
    self.tracking = tracking
    self.metrics = metrics
  }

  /// Above the baseline, in points.
  package var ascent: CGFloat { metrics.ascender * size }
  /// Below the baseline, in points, positive.
  package var descent: CGFloat { metrics.descender * size }
  /// Between lines, in points.
  package var leading: CGFloat { (metrics.lineGap + interlineLeading) * size }
  /// From one baseline to the next without any leading, in points.
  package var lineHeight: CGFloat { ascent + descent }

  /// The same font at another size in points.
  package func withSize(_ size: CGFloat) -> TextFont {
    guard let systemDesign else {
      var font = self
      font.size = size
      return font
    }
    return .system(
      size: size, weight: weight, isItalic: isItalic, design: systemDesign, hasMonospacedDigits: !features.isEmpty)
  }
}
