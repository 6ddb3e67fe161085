internal import CCairo
import Foundation

/// Pixels of a part of a larger surface, addressed by that surface's coordinates.
final class OffsetSurface {
  let bitmap: Bitmap
  /// Which part, in whole pixels.
  let bounds: CGRect

  /// Transparent pixels; nil where the part is empty.
  init?(covering bounds: CGRect, isMask: Bool = false) {
    guard !bounds.isNull, !bounds.isInfinite, bounds.width > 0, bounds.height > 0, bounds.width < 32767 else {
      return nil
    }
    let bounds = bounds.integral
    guard let bitmap = Bitmap(width: Int(bounds.width), height: Int(bounds.height), isMask: isMask) else { return nil }
    (self.bitmap, self.bounds) = (bitmap, bounds)
    cairo_surface_set_device_offset(bitmap.surface, Double(-bounds.minX), Double(-bounds.minY))
  }

  /// Draws into the pixels.
  func draw(_ body: (OpaquePointer) -> Void) {
    guard let cairo = cairo_create(bitmap.surface) else { return }
    cairo_set_tolerance(cairo, CGContext.curveTolerance)
    body(cairo)
    cairo_destroy(cairo)
  }

  /// The coverage, blurred, with room for the blur on every side.
  func blurredAlpha(sigma: CGFloat) -> OffsetSurface? {
    let margin = GaussianBlur.reach(sigma: sigma)
    guard let result = OffsetSurface(covering: bounds.insetBy(dx: -margin, dy: -margin), isMask: true) else {
      return nil
    }
    result.draw { cairo in
      cairo_set_source_surface(cairo, bitmap.surface, 0, 0)
      cairo_paint(cairo)
    }
    GaussianBlur.apply(to: result.bitmap, sigma: sigma)
    return result
  }
}
