import CoreGraphics

/// Distances from a rectangle's sides inwards, in points.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
  /// The distance from the top side.
  public var top: CGFloat
  /// The distance from the left side.
  public var left: CGFloat
  /// The distance from the bottom side.
  public var bottom: CGFloat
  /// The distance from the right side.
  public var right: CGFloat

  /// No distances.
  public static let zero = UIEdgeInsets()

  /// No distances.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// The given distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

extension CGRect {
  /// The rectangle with its sides moved inwards.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    guard !isNull else { return self }
    return CGRect(
      x: minX + insets.left, y: minY + insets.top, width: standardized.width - insets.left - insets.right,
      height: standardized.height - insets.top - insets.bottom)
  }
}
