import Foundation

/// Corners of a rectangle, y downwards.
package struct RectangleCorners {
  /// Whether the corner counts.
  package var topLeft, topRight, bottomRight, bottomLeft: Bool

  /// The given corners; all where nothing else is said.
  package init(topLeft: Bool = true, topRight: Bool = true, bottomRight: Bool = true, bottomLeft: Bool = true) {
    (self.topLeft, self.topRight, self.bottomRight, self.bottomLeft) = (topLeft, topRight, bottomRight, bottomLeft)
  }
}
