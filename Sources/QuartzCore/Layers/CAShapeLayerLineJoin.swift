import CoreGraphics

/// The shape of the corners of a stroked line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation uses.
  public let rawValue: String

  /// Makes a value from the name that Core Animation uses.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// `miter`.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// `round`.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// `bevel`.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
