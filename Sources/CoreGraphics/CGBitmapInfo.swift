import Foundation

/// What a pixel looks like in memory.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// The set of the given bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits that tell where the alpha lies.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The bits that tell whether components are fractions.
  public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
  /// Components are floating-point numbers. Bitmaps of these are not supported.
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
  /// The bits that tell the byte order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// Bytes in the order of the components.
  public static let byteOrderDefault: CGBitmapInfo = []
  /// 16-bit units, the least byte first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  /// 32-bit units, the least byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  /// 16-bit units, the greatest byte first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  /// 32-bit units, the greatest byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

  var alphaInfo: CGImageAlphaInfo { CGImageAlphaInfo(rawValue: rawValue & 0x1F) ?? .none }
}
