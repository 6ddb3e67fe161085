internal import CCairo
import CoreGraphics

/// An image as a layer's content: upright in a space whose y axis points down, stretched as the layer says.
struct LayerImage {
  var image: CGImage
  /// Pixels a point.
  var scale: CGFloat
  var magnification: CALayerContentsFilter
  var minification: CALayerContentsFilter

  /// Draws `part` of the image, in units of it, into `rect`. Of the image, `center` stretches; what is outside of it
  /// keeps its size across the side that it touches.
  func draw(part: CGRect, center: CGRect, in rect: CGRect, _ context: CGContext) {
    let size = CGSize(width: image.width, height: image.height)
    let source = CGRect(
      x: part.minX * size.width, y: part.minY * size.height, width: part.width * size.width,
      height: part.height * size.height)
    let columns = slices(
      source.minX...source.maxX, center.minX * size.width...center.maxX * size.width, rect.minX...rect.maxX)
    let rows = slices(
      source.minY...source.maxY, center.minY * size.height...center.maxY * size.height, rect.minY...rect.maxY)
    for row in rows {
      for column in columns {
        draw(
          CGRect(
            x: column.from.lowerBound, y: row.from.lowerBound, width: column.from.upperBound - column.from.lowerBound,
            height: row.from.upperBound - row.from.lowerBound),
          in: CGRect(
            x: column.to.lowerBound, y: row.to.lowerBound, width: column.to.upperBound - column.to.lowerBound,
            height: row.to.upperBound - row.to.lowerBound), context.cairo)
      }
    }
  }

  /// Along one axis: the parts of the image, in pixels, and where they go, in points.
  private func slices(
    _ source: ClosedRange<CGFloat>, _ center: ClosedRange<CGFloat>, _ target: ClosedRange<CGFloat>
  ) -> [(from: ClosedRange<CGFloat>, to: ClosedRange<CGFloat>)] {
    let (before, after) = (
      max(center.lowerBound - source.lowerBound, 0), max(source.upperBound - center.upperBound, 0)
    )
    guard before > 0 || after > 0 else { return [(source, target)] }
    let length = target.upperBound - target.lowerBound
    let fits = before + after > 0 ? min(1, length * scale / (before + after)) : 1
    let (low, high) = (
      target.lowerBound + before / scale * fits, target.upperBound - after / scale * fits
    )
    let parts = [
      (source.lowerBound...source.lowerBound + before, target.lowerBound...low),
      (source.lowerBound + before...max(source.upperBound - after, source.lowerBound + before), low...max(low, high)),
      (source.upperBound - after...source.upperBound, max(low, high)...max(target.upperBound, max(low, high))),
    ]
    return parts.filter { $0.0.upperBound > $0.0.lowerBound && $0.1.upperBound > $0.1.lowerBound }
  }

  private func draw(_ source: CGRect, in target: CGRect, _ cairo: OpaquePointer) {
    guard source.width > 0, source.height > 0 else { return }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_rectangle(cairo, target.minX, target.minY, target.width, target.height)
    cairo_translate(cairo, target.minX, target.minY)
    cairo_scale(cairo, target.width / source.width, target.height / source.height)
    cairo_translate(cairo, -source.minX, -source.minY)
    if image.isMask {
      cairo_set_source_rgb(cairo, 0, 0, 0)
      cairo_clip(cairo)
      cairo_mask_surface(cairo, image.bitmap.surface, 0, 0)
      return
    }
    cairo_set_source_surface(cairo, image.bitmap.surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(cairo), filter(cairo))
    // The edge itself is smoothed by filling the rectangle, not by fading into emptiness.
    cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
    cairo_fill(cairo)
  }

  private func filter(_ cairo: OpaquePointer) -> cairo_filter_t {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    let isReduced = abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx) < 1
    if (isReduced ? minification : magnification) == .nearest { return CAIRO_FILTER_NEAREST }
    return isReduced ? CAIRO_FILTER_GOOD : CAIRO_FILTER_BILINEAR
  }
}
