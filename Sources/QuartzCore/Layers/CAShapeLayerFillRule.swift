import CoreGraphics

/// Which parts count as inside a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation uses.
  public let rawValue: String

  /// Makes a value from the name that Core Animation uses.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// `non-zero`.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// `even-odd`.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
