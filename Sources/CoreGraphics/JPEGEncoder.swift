internal import CPixbuf
import Foundation

/// Writes JPEG files.
package enum JPEGEncoder {
  /// The image as a JPEG file of a quality from 0 to 1, black where it is transparent.
  package static func encode(_ image: CGImage, quality: CGFloat) -> Data? {
    guard !image.bitmap.isMask else { return nil }
    let (width, height) = (image.width, image.height)
    guard let pixbuf = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, Int32(width), Int32(height)) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    guard let target = gdk_pixbuf_get_pixels(pixbuf) else { return nil }
    let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
    image.bitmap.withBytes { source in
      for row in 0..<height {
        for column in 0..<width {
          let (from, to) = (row * image.bitmap.stride + column * 4, row * stride + column * 3)
          (target[to], target[to + 1], target[to + 2]) = (source[from + 2], source[from + 1], source[from])
        }
      }
    }
    return saved(pixbuf, quality: Int((min(max(quality, 0), 1) * 100).rounded()))
  }

  private static func saved(_ pixbuf: OpaquePointer, quality: Int) -> Data? {
    var buffer: UnsafeMutablePointer<CChar>?
    var size: gsize = 0
    let isSaved = "quality".withCString { key in
      "\(quality)".withCString { value in
        var (keys, values) = (
          [UnsafeMutablePointer(mutating: key), nil], [UnsafeMutablePointer(mutating: value), nil]
        )
        return gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &size, "jpeg", &keys, &values, nil)
      }
    }
    defer { g_free(buffer) }
    guard isSaved != 0, let buffer else { return nil }
    return Data(bytes: buffer, count: Int(size))
  }
}
