import CoreGraphics

/// Where a text layer leaves out text that does not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation uses.
  public let rawValue: String

  /// Makes a value from the name that Core Animation uses.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// `none`.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// `start`.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// `end`.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// `middle`.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
