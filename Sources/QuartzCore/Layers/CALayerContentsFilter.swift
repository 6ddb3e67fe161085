import CoreGraphics

/// How contents are sampled where they are scaled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation uses.
  public let rawValue: String

  /// Makes a value from the name that Core Animation uses.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// `nearest`.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// `linear`.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// `trilinear`.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
