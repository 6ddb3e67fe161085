internal import CCairo
import Foundation

extension CGContext {
  /// Draws an image into a rectangle, its bottom row at the least y. Tiling repeats it over everything.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard rect.width != 0, rect.height != 0, !rect.isNull, !rect.isInfinite else { return }
    let rect = rect.standardized
    let extent = byTiling ? nil : rect.applying(state.matrix)
    composite(extent: extent) { cairo, _ in
      if image.bitmap.isMask {
        cairo_push_group(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
      }
      place(
        image.bitmap, in: rect, of: cairo, quality: image.shouldInterpolate ? state.interpolationQuality : .none,
        alpha: image.bitmap.isMask ? 1 : state.alpha, tiles: byTiling)
      guard image.bitmap.isMask, let mask = cairo_pop_group(cairo) else { return }
      setSource(state.fillColor, of: cairo)
      cairo_mask(cairo, mask)
      cairo_pattern_destroy(mask)
    }
  }

  /// Draws pixels into a rectangle, or everywhere beginning with it.
  func place(
    _ bitmap: Bitmap, in rect: CGRect, of cairo: OpaquePointer, quality: CGInterpolationQuality, alpha: CGFloat = 1,
    tiles: Bool = false
  ) {
    guard let pattern = cairo_pattern_create_for_surface(bitmap.surface) else { return }
    defer { cairo_pattern_destroy(pattern) }
    var toPixels = cairo_matrix_t(
      CGAffineTransform(
        a: CGFloat(bitmap.width) / rect.width, b: 0, c: 0, d: -CGFloat(bitmap.height) / rect.height,
        tx: -rect.minX * CGFloat(bitmap.width) / rect.width,
        ty: rect.maxY * CGFloat(bitmap.height) / rect.height))
    cairo_pattern_set_matrix(pattern, &toPixels)
    cairo_pattern_set_extend(pattern, tiles ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(pattern, quality.filter)
    cairo_set_source(cairo, pattern)
    cairo_save(cairo)
    if !tiles {
      PathElement.rectangle(rect).map { $0.applying(state.matrix) }.emit(to: cairo)
      cairo_clip(cairo)
    }
    cairo_paint_with_alpha(cairo, Double(alpha))
    cairo_restore(cairo)
  }

  /// A copy of what has been drawn.
  public func makeImage() -> CGImage? {
    let isOpaque = foreign.map { !$0.layout.hasAlpha } ?? false
    return bitmap.copy().map {
      CGImage(bitmap: $0, isOpaque: isOpaque, colorSpace: foreign?.space ?? .standard)
    }
  }

  /// Where the component's buffer begins; nil for a context of UIKit's.
  public var data: UnsafeMutableRawPointer? {
    foreign?.write(bitmap)
    return foreign?.address
  }
  /// The width in pixels.
  public var width: Int { bitmap.width }
  /// The height in pixels.
  public var height: Int { bitmap.height }
  /// How many bits a component has.
  public var bitsPerComponent: Int { 8 }
  /// How many bits a pixel has.
  public var bitsPerPixel: Int { (foreign?.layout.bytesPerPixel ?? 4) * 8 }
  /// How many bytes lie between the beginnings of two rows.
  public var bytesPerRow: Int { foreign?.bytesPerRow ?? bitmap.stride }
  /// What the components mean.
  public var colorSpace: CGColorSpace? { foreign?.space ?? .standard }
  /// How the alpha is stored.
  public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alphaInfo }
  /// How a pixel's bytes lie.
  public var bitmapInfo: CGBitmapInfo {
    foreign?.bitmapInfo
      ?? CGBitmapInfo(
        rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
  }
  /// Does nothing: drawing is not put off.
  public func flush() {}
  /// Does nothing: drawing is not put off.
  public func synchronize() {}
}

extension CGInterpolationQuality {
  fileprivate var filter: cairo_filter_t {
    switch self {
    case .none: CAIRO_FILTER_NEAREST
    case .default, .low, .medium: CAIRO_FILTER_GOOD
    case .high: CAIRO_FILTER_BEST
    }
  }
}
