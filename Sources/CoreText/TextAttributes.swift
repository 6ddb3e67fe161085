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

/// A line under or through text.
package struct TextDecoration {
  package var isThick = false
  package var isDouble = false
  /// Lengths drawn and left out by turns, in points; empty for an unbroken line.
  package var dashes: [CGFloat] = []
  /// The text's own where `nil`.
  package var color: CGColor?

  package init(isThick: Bool = false, isDouble: Bool = false, dashes: [CGFloat] = [], color: CGColor? = nil) {
    self.isThick = isThick
    self.isDouble = isDouble
    self.dashes = dashes
    self.color = color
  }
}

/// The shadow of text.
package struct TextShadow {
  /// In points.
  package var offset: CGSize
  /// In points.
  package var blur: CGFloat
  package var color: CGColor

  package init(offset: CGSize, blur: CGFloat, color: CGColor) {
    self.offset = offset
    self.blur = blur
    self.color = color
  }
}

/// Something that is drawn in place of a character.
package struct TextAttachment {
  /// In points; the origin is on the baseline, y grows upwards.
  package var bounds: CGRect
  /// Draws into a rectangle of the context's user space, y growing downwards.
  package var draw: (CGContext, CGRect) -> Void

  package init(bounds: CGRect, draw: @escaping (CGContext, CGRect) -> Void) {
    self.bounds = bounds
    self.draw = draw
  }
}
