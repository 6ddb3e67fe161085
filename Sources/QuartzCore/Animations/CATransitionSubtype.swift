import CoreGraphics

/// The direction of a transition.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation uses.
  public let rawValue: String

  /// Makes a value from the name that Core Animation uses.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// `fromRight`.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// `fromLeft`.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// `fromTop`.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// `fromBottom`.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
