import CoreGraphics
import Foundation

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
