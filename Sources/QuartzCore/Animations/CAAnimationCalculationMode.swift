import CoreGraphics

/// How a keyframe animation finds the values between its keyframes.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation uses.
  public let rawValue: String

  /// Makes a value from the name that Core Animation uses.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// `linear`.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// `discrete`.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// `paced`.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// `cubic`.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// `cubicPaced`.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}
