import CoreGraphics

/// Distances from a rectangle's sides inwards, in points, leading and trailing as text runs.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
  /// The distance from the top side.
  public var top: CGFloat
  /// The distance from the side where text begins.
  public var leading: CGFloat
  /// The distance from the bottom side.
  public var bottom: CGFloat
  /// The distance from the side where text ends.
  public var trailing: CGFloat

  /// No distances.
  public static let zero = NSDirectionalEdgeInsets()

  /// No distances.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// The given distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}
