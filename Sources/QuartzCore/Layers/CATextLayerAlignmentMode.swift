import CoreGraphics

/// How a text layer aligns its lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation uses.
  public let rawValue: String

  /// Makes a value from the name that Core Animation uses.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// `natural`.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// `left`.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// `right`.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// `center`.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// `justified`.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
