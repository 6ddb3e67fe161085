import CoreGraphics

/// Sides of a rectangle, leading and trailing as text runs.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// The set of the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper side.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The side where text begins.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The lower side.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The side where text ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All four sides.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
