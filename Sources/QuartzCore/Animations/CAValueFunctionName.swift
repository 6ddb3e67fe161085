import CoreGraphics

/// How a value of an animation becomes a transform.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation uses.
  public let rawValue: String

  /// Makes a value from the name that Core Animation uses.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// `rotateX`.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// `rotateY`.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// `rotateZ`.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// `scale`.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// `scaleX`.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// `scaleY`.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// `scaleZ`.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// `translate`.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// `translateX`.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// `translateY`.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// `translateZ`.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}
