import CoreGraphics

/// The effect of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation uses.
  public let rawValue: String

  /// Makes a value from the name that Core Animation uses.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// `fade`.
  public static let fade = CATransitionType(rawValue: "fade")
  /// `moveIn`.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// `push`.
  public static let push = CATransitionType(rawValue: "push")
  /// `reveal`.
  public static let reveal = CATransitionType(rawValue: "reveal")
}
