import CoreGraphics

/// What an animation shows outside its active time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation uses.
  public let rawValue: String

  /// Makes a value from the name that Core Animation uses.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// `forwards`.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// `backwards`.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// `both`.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// `removed`.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
