import CoreGraphics

/// The name of a predefined timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation uses.
  public let rawValue: String

  /// Makes a value from the name that Core Animation uses.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// `linear`.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// `easeIn`.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// `easeOut`.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// `easeInEaseOut`.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// `default`.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
