import CoreGraphics

/// The shape of the ends of a stroked line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation uses.
  public let rawValue: String

  /// Makes a value from the name that Core Animation uses.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// `butt`.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// `round`.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// `square`.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}
