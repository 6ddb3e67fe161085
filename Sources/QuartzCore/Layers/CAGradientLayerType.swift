import CoreGraphics

/// The kind of gradient that a gradient layer draws.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation uses.
  public let rawValue: String

  /// Makes a value from the name that Core Animation uses.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// `axial`.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// `radial`.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// `conic`.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
