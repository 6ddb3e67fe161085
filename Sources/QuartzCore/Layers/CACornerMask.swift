import CoreGraphics

/// The corners of a layer that its corner radius applies to, named for a space whose y axis points down.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// A bit a corner.
  public let rawValue: UInt

  /// Makes a mask from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner on iOS.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The top right corner on iOS.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The bottom left corner on iOS.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The bottom right corner on iOS.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}
