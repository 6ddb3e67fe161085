import CoreGraphics

/// The directions in which a scroll layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation uses.
  public let rawValue: String

  /// Makes a value from the name that Core Animation uses.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// `none`.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// `vertically`.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// `horizontally`.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// `both`.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}
