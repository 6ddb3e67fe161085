import CoreGraphics
import Foundation

/// How a run of text looks.
package struct TextAttributes {
  package var font: TextFont
  package var color = CGColor(gray: 0, alpha: 1)
  /// Space added after each glyph, in points.
  package var kern: CGFloat = 0
  /// Points by which the text stands above the baseline.
  package var baselineOffset: CGFloat = 0
  package var backgroundColor: CGColor?
  package var underline: TextDecoration?
  package var strikethrough: TextDecoration?
  package var shadow: TextShadow?
  /// The outline's width in percent of the font's size: negative to fill as well, 0 for none.
  package var strokeWidth: CGFloat = 0
  package var strokeColor: CGColor?
  /// Stands in place of an object replacement character.
  package var attachment: TextAttachment?
  /// Counts where it stands at the first character of a paragraph.
  package var paragraph = ParagraphSettings()

  package init(font: TextFont) { self.font = font }
}
