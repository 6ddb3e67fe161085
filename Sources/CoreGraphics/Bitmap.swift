internal import CCairo
import Foundation

/// Pixels in memory, top row first: premultiplied BGRA, or coverage alone.
package final class Bitmap {
  /// The cairo surface that holds the pixels (`cairo_surface_t *`).
  package let surface: OpaquePointer
  /// How many pixels a row has.
  package let width: Int
  /// How many rows there are.
  package let height: Int
  /// Whether a pixel is one byte of coverage rather than four of colour.
  package let isMask: Bool

  /// Transparent pixels; nil where there would be none, or more than memory holds.
  package init?(width: Int, height: Int, isMask: Bool = false) {
    guard width > 0, height > 0, width <= 32767, height <= 32767 else { return nil }
    let format = isMask ? CAIRO_FORMAT_A8 : CAIRO_FORMAT_ARGB32
    guard let surface = cairo_image_surface_create(format, Int32(width), Int32(height)) else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    (self.surface, self.width, self.height, self.isMask) = (surface, width, height, isMask)
  }

  deinit { cairo_surface_destroy(surface) }

  /// How many bytes lie between the beginnings of two rows.
  package var stride: Int { Int(cairo_image_surface_get_stride(surface)) }

  /// Hands out the bytes, for reading and writing.
  package func withBytes<Result>(_ body: (UnsafeMutableBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
    cairo_surface_flush(surface)
    defer { cairo_surface_mark_dirty(surface) }
    return try body(
      UnsafeMutableBufferPointer(start: cairo_image_surface_get_data(surface), count: stride * height))
  }

  /// A copy of the pixels within a rectangle, which lies inside.
  package func copy(x: Int, y: Int, width: Int, height: Int) -> Bitmap? {
    guard x >= 0, y >= 0, x + width <= self.width, y + height <= self.height else { return nil }
    guard let copy = Bitmap(width: width, height: height, isMask: isMask) else { return nil }
    let pixel = isMask ? 1 : 4
    withBytes { source in
      copy.withBytes { target in
        for row in 0..<height {
          let from = (y + row) * stride + x * pixel
          let to = row * copy.stride
          _ = target[to..<to + width * pixel].update(fromContentsOf: source[from..<from + width * pixel])
        }
      }
    }
    return copy
  }

  /// A copy of all the pixels.
  package func copy() -> Bitmap? { copy(x: 0, y: 0, width: width, height: height) }
}
