import CoreGraphics
import Foundation

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
