import CoreGraphics

/// The shape of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation uses.
  public let rawValue: String

  /// Makes a value from the name that Core Animation uses.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// `circular`.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// `continuous`.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
