import CoreGraphics
import Foundation

/// A PNG's pixels.
struct Picture {
  /// Bytes that are no picture.
  struct Unreadable: Error {}

  private let bitmap: Bitmap

  init(_ data: Data) throws {
    guard let decoded = ImageDecoder.decode(data) else { throw Unreadable() }
    bitmap = decoded.bitmap
  }

  /// Red, green and blue of an opaque pixel.
  func color(x: Int, y: Int) -> [UInt8] {
    bitmap.withBytes { bytes in
      let first = y * bitmap.stride + x * 4
      return [bytes[first + 2], bytes[first + 1], bytes[first]]
    }
  }

  /// The share of bytes that are not the same in another picture; 1 for one of another size.
  func share(differingFrom other: Picture) -> Double {
    guard bitmap.width == other.bitmap.width, bitmap.height == other.bitmap.height else { return 1 }
    let differing = bitmap.withBytes { own in
      other.bitmap.withBytes { others in zip(own, others).count { $0 != $1 } }
    }
    return Double(differing) / Double(bitmap.stride * bitmap.height)
  }
}
