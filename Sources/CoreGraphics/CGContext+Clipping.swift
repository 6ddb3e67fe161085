internal import CCairo
import Foundation

extension CGContext {
  /// Leaves only what the current path holds, and forgets it. Without a path nothing changes.
  public func clip(using rule: CGPathFillRule = .winding) {
    let path = devicePath
    beginPath()
    guard !path.isEmpty else { return }
    clip(to: path, rule: rule)
  }

  /// Leaves only what a rectangle holds.
  public func clip(to rect: CGRect) { clip(to: [rect]) }

  /// Leaves only what the rectangles hold.
  public func clip(to rects: [CGRect]) {
    clip(to: rects.flatMap { PathElement.rectangle($0) }.map { $0.applying(state.matrix) }, rule: .winding)
    beginPath()
  }

  /// Leaves only what a rectangle holds where a mask, fitted to it, lets it through: a mask's black parts, or an image's
  /// opaque ones, or the light ones of an image without alpha.
  public func clip(to rect: CGRect, mask: CGImage) {
    clip(to: rect)
    guard isDrawable, let coverage = Bitmap(width: bitmap.width, height: bitmap.height, isMask: true),
      let inner = cairo_create(coverage.surface)
    else { return }
    defer { cairo_destroy(inner) }
    var matrix = cairo_matrix_t(state.matrix)
    cairo_set_matrix(inner, &matrix)
    place(mask.coverage, in: rect, of: inner, quality: state.interpolationQuality)
    if let outer = state.mask {
      cairo_identity_matrix(inner)
      cairo_set_operator(inner, CAIRO_OPERATOR_DEST_IN)
      cairo_set_source_surface(inner, outer.surface, 0, 0)
      cairo_paint(inner)
    }
    state.mask = coverage
  }

  /// Leaves everything again.
  public func resetClip() {
    cairo_reset_clip(cairo)
    state.mask = nil
  }

  /// The rectangle round everything that is not clipped away, in user space.
  public var boundingBoxOfClipPath: CGRect { deviceClip.applying(state.matrix.inverted()) }

  private func clip(to path: [PathElement], rule: CGPathFillRule) {
    cairo_set_antialias(cairo, state.antialiases ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    cairo_set_fill_rule(cairo, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
    path.emit(to: cairo)
    cairo_clip(cairo)
  }
}

extension CGImage {
  /// What a clip by the image lets through: itself where that is told by alpha, else its lightness.
  fileprivate var coverage: Bitmap {
    guard !bitmap.isMask, alphaInfo == .noneSkipFirst,
      let result = Bitmap(width: width, height: height, isMask: true)
    else { return bitmap }
    bitmap.withBytes { source in
      result.withBytes { target in
        for row in 0..<height {
          for column in 0..<width {
            let pixel = row * bitmap.stride + column * 4
            let (blue, green, red) = (UInt32(source[pixel]), UInt32(source[pixel + 1]), UInt32(source[pixel + 2]))
            target[row * result.stride + column] = UInt8((red * 54 + green * 183 + blue * 19 + 128) >> 8)
          }
        }
      }
    }
    return result
  }
}
