internal import CCairo
import Foundation

extension CGContext {
  /// Draws through `body` with the state's blend mode, shadow and mask.
  ///
  /// `body` is given a cairo context whose matrix is the current one, and whether that is the target itself rather than
  /// a surface of its own that is composed afterwards; it sets its own source. `extent`, in device pixels, holds
  /// everything it can draw; nil where that is not known.
  package func composite(extent: CGRect?, _ body: (_ cairo: OpaquePointer, _ isDirect: Bool) -> Void) {
    guard isDrawable else { return }
    cairo_save(cairo)
    defer {
      cairo_restore(cairo)
      didDraw()
    }
    cairo_set_antialias(cairo, state.antialiases ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    cairo_set_operator(cairo, state.blendMode.cairoOperator)
    guard state.shadow != nil || state.mask != nil else { return body(cairo, true) }
    let region = reach(of: extent)
    guard let surface = OffsetSurface(covering: region) else { return }
    surface.draw { inner in
      var matrix = cairo_matrix_t(state.matrix)
      cairo_set_matrix(inner, &matrix)
      cairo_set_antialias(inner, state.antialiases ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
      body(inner, false)
    }
    compose(surface, alpha: 1)
  }

  /// Fills whatever `body` draws with the fill colour, which it finds as its cairo context's source.
  package func compositeFilled(extent: CGRect?, _ body: (_ cairo: OpaquePointer) -> Void) {
    composite(extent: extent) { cairo, _ in
      setSource(state.fillColor, of: cairo)
      body(cairo)
    }
  }

  /// Puts a surface onto the target, after its shadow.
  func compose(_ surface: OffsetSurface, alpha: CGFloat) {
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    cairo_set_operator(cairo, state.blendMode.cairoOperator)
    if let shadow = state.shadow { compose(shadow, of: surface, alpha: alpha) }
    cairo_set_source_surface(cairo, surface.bitmap.surface, 0, 0)
    paint(alpha: alpha)
    cairo_restore(cairo)
  }

  private func compose(_ shadow: GraphicsState.Shadow, of surface: OffsetSurface, alpha: CGFloat) {
    let sigma = shadow.blur / 2 * baseTransform.meanScale
    guard let blurred = surface.blurredAlpha(sigma: sigma) else { return }
    let offset = shadow.offset.applying(baseTransform)
    let color = shadow.color.standard
    guard let colored = OffsetSurface(covering: blurred.bounds.offsetBy(dx: offset.width, dy: -offset.height)) else {
      return
    }
    colored.draw { inner in
      cairo_set_source_rgba(
        inner, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
      cairo_mask_surface(inner, blurred.bitmap.surface, Double(offset.width), Double(-offset.height))
    }
    cairo_set_source_surface(cairo, colored.bitmap.surface, 0, 0)
    paint(alpha: alpha)
  }

  /// Paints the source through the mask, where there is one.
  private func paint(alpha: CGFloat) {
    guard let mask = state.mask else { return cairo_paint_with_alpha(cairo, Double(alpha)) }
    guard alpha < 1 else { return cairo_mask_surface(cairo, mask.surface, 0, 0) }
    cairo_push_group(cairo)
    cairo_paint_with_alpha(cairo, Double(alpha))
    cairo_pop_group_to_source(cairo)
    cairo_mask_surface(cairo, mask.surface, 0, 0)
  }

  /// The part of what is drawn that can be seen, or throw a shadow that can, in device pixels.
  func reach(of extent: CGRect?) -> CGRect {
    let clip = deviceClip
    var region = clip
    if let shadow = state.shadow {
      let margin = GaussianBlur.reach(sigma: shadow.blur / 2 * baseTransform.meanScale) + 1
      let offset = shadow.offset.applying(baseTransform)
      region = region.union(
        clip.offsetBy(dx: -offset.width, dy: offset.height).insetBy(dx: -margin, dy: -margin))
    }
    return (extent.map { region.intersection($0.insetBy(dx: -1, dy: -1)) } ?? region).integral
  }

  /// The rectangle round everything that is not clipped away, in device pixels.
  var deviceClip: CGRect {
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_identity_matrix(cairo)
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Makes a colour the source of a cairo context.
  func setSource(_ color: CGColor, of cairo: OpaquePointer) {
    guard color.pattern == nil else { return setPattern(color, of: cairo) }
    let standard = color.standard
    cairo_set_source_rgba(
      cairo, Double(standard.red), Double(standard.green), Double(standard.blue),
      Double(standard.alpha * state.alpha))
  }

  /// Shows what was drawn in the buffer that the component gave.
  func didDraw() {
    guard layers.isEmpty, let foreign, !foreign.ownsMemory else { return }
    foreign.write(bitmap)
  }
}
