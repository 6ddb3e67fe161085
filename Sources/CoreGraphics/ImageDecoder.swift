internal import CPixbuf
import Foundation

/// Reads picture files.
package enum ImageDecoder {
  /// What a file holds.
  package struct Decoded {
    /// The pixels, as they are stored.
    package var bitmap: Bitmap
    /// Whether every pixel covers entirely.
    package var isOpaque: Bool
    /// How the pixels are to be turned, 1 to 8 as the Exif tag `Orientation` counts; 1 for not at all.
    package var orientation: Int
  }

  /// Reads a small PNG and a small JPEG, so that gdk-pixbuf has loaded what it needs, and from where it may.
  package static func warmUp() {
    guard let bitmap = Bitmap(width: 1, height: 1) else { return }
    let image = CGImage(bitmap: bitmap)
    _ = PNGEncoder.encode(image).flatMap(decode)
    _ = JPEGEncoder.encode(image, quality: 1).flatMap(decode)
  }

  /// Decodes the bytes of a PNG, JPEG or other file that gdk-pixbuf knows; nil where they are none.
  package static func decode(_ data: Data) -> Decoded? {
    guard !data.isEmpty, let loader = gdk_pixbuf_loader_new() else { return nil }
    defer { g_object_unref(loader) }
    let isWritten = data.withUnsafeBytes { bytes in
      gdk_pixbuf_loader_write(loader, bytes.bindMemory(to: UInt8.self).baseAddress, gsize(bytes.count), nil)
    }
    let isClosed = gdk_pixbuf_loader_close(loader, nil)
    guard isWritten != 0, isClosed != 0, let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) else { return nil }
    let orientation = gdk_pixbuf_get_option(pixbuf, "orientation").flatMap { Int(String(cString: $0)) }
    return bitmap(of: pixbuf).map { Decoded(bitmap: $0.0, isOpaque: $0.1, orientation: orientation ?? 1) }
  }

  private static func bitmap(of pixbuf: OpaquePointer) -> (Bitmap, Bool)? {
    let (width, height) = (Int(gdk_pixbuf_get_width(pixbuf)), Int(gdk_pixbuf_get_height(pixbuf)))
    let channels = Int(gdk_pixbuf_get_n_channels(pixbuf))
    let rowBytes = Int(gdk_pixbuf_get_rowstride(pixbuf))
    guard let source = gdk_pixbuf_read_pixels(pixbuf), let bitmap = Bitmap(width: width, height: height) else {
      return nil
    }
    var isOpaque = true
    bitmap.withBytes { target in
      guard let base = target.baseAddress else { return }
      for row in 0..<height {
        var from = source + row * rowBytes
        var to = base + row * bitmap.stride
        for _ in 0..<width {
          let alpha = channels == 4 ? UInt32(from[3]) : 255
          if alpha != 255 { isOpaque = false }
          to[0] = premultiplied(from[2], alpha)
          to[1] = premultiplied(from[1], alpha)
          to[2] = premultiplied(from[0], alpha)
          to[3] = UInt8(alpha)
          from += channels
          to += 4
        }
      }
    }
    return (bitmap, isOpaque)
  }

  @inline(__always)
  private static func premultiplied(_ value: UInt8, _ alpha: UInt32) -> UInt8 {
    alpha == 255 ? value : UInt8((UInt32(value) * alpha + 127) / 255)
  }
}
