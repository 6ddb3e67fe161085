import CoreGraphics
import Testing

/// One pixel's premultiplied colour.
struct Pixel: Equatable, CustomStringConvertible {
  var red, green, blue, alpha: Int

  var description: String { "(\(red), \(green), \(blue), \(alpha))" }

  static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)
  static let black = Pixel(red: 0, green: 0, blue: 0, alpha: 255)
  static let white = Pixel(red: 255, green: 255, blue: 255, alpha: 255)
  static let red = Pixel(red: 255, green: 0, blue: 0, alpha: 255)
  static let green = Pixel(red: 0, green: 255, blue: 0, alpha: 255)
  static let blue = Pixel(red: 0, green: 0, blue: 255, alpha: 255)
}

extension Bitmap {
  /// The pixel of a column and a row, counted from the top left.
  subscript(column: Int, row: Int) -> Pixel {
    withBytes { bytes in
      let at = row * stride + column * 4
      return Pixel(
        red: Int(bytes[at + 2]), green: Int(bytes[at + 1]), blue: Int(bytes[at]), alpha: Int(bytes[at + 3]))
    }
  }
}

extension CGColor {
  static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}

/// A context as UIKit makes them, one pixel to a point.
func context(_ width: Int, _ height: Int, scale: CGFloat = 1) throws -> CGContext {
  try #require(CGContext(pixelWidth: width, pixelHeight: height, scale: scale))
}
