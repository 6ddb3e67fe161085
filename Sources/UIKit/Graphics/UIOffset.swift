import CoreGraphics

/// How far something is moved, in points.
public struct UIOffset: Hashable, Codable, Sendable {
  /// To the right.
  public var horizontal: CGFloat
  /// Downwards.
  public var vertical: CGFloat

  /// Not moved.
  public static let zero = UIOffset()

  /// Not moved.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// Moved by the given distances.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}
