import CoreGraphics
import Foundation

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
