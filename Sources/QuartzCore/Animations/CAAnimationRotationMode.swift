import CoreGraphics

/// Whether a layer turns to follow the path of its animation.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation uses.
  public let rawValue: String

  /// Makes a value from the name that Core Animation uses.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// `auto`.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// `autoReverse`.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
