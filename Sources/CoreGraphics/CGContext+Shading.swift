internal import CCairo
import Foundation

extension CGContext {
  /// Draws a gradient along the line between two points, over everything that is not clipped away.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) {
    let pattern = cairo_pattern_create_linear(
      Double(startPoint.x), Double(startPoint.y), Double(endPoint.x), Double(endPoint.y))
    draw(gradient, pattern, options)
  }

  /// Draws a gradient between two circles, over everything that is not clipped away.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    let pattern = cairo_pattern_create_radial(
      Double(startCenter.x), Double(startCenter.y), Double(max(startRadius, 0)), Double(endCenter.x),
      Double(endCenter.y), Double(max(endRadius, 0)))
    draw(gradient, pattern, options)
  }

  private func draw(_ gradient: CGGradient, _ pattern: OpaquePointer?, _ options: CGGradientDrawingOptions) {
    guard let pattern else { return }
    defer { cairo_pattern_destroy(pattern) }
    gradient.addStops(to: pattern, options: options, alpha: state.alpha)
    composite(extent: nil) { cairo, _ in
      cairo_set_source(cairo, pattern)
      cairo_paint(cairo)
    }
  }

  /// Makes a pattern the source of a cairo context: one cell is drawn, in the target's resolution, and repeated.
  func setPattern(_ color: CGColor, of cairo: OpaquePointer) {
    guard let pattern = color.pattern, let cell = cell(of: pattern, color),
      let source = cairo_pattern_create_for_surface(cell.bitmap.surface)
    else { return cairo_set_source_rgba(cairo, 0, 0, 0, 0) }
    defer { cairo_pattern_destroy(source) }
    let phase = CGAffineTransform(translationX: state.patternPhase.width, y: state.patternPhase.height)
    let toDevice = pattern.matrix.concatenating(phase).concatenating(baseTransform).concatenating(flip)
    var toCell = cairo_matrix_t(cell.toPattern.concatenating(toDevice).inverted())
    cairo_pattern_set_matrix(source, &toCell)
    cairo_pattern_set_extend(source, CAIRO_EXTEND_REPEAT)
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    cairo_identity_matrix(cairo)
    cairo_set_source(cairo, source)
    cairo_set_matrix(cairo, &matrix)
  }

  /// One cell in the target's resolution, and the transform from its pixels, top row first, to pattern space.
  private func cell(of pattern: CGPattern, _ color: CGColor) -> (bitmap: Bitmap, toPattern: CGAffineTransform)? {
    let scale = pattern.matrix.concatenating(baseTransform)
    let width = max((pattern.step.width * hypot(scale.a, scale.b)).rounded(), 1)
    let height = max((pattern.step.height * hypot(scale.c, scale.d)).rounded(), 1)
    guard width < 8192, height < 8192, let bitmap = Bitmap(width: Int(width), height: Int(height)) else { return nil }
    let (unitX, unitY) = (width / pattern.step.width, height / pattern.step.height)
    let base = CGAffineTransform(
      a: unitX, b: 0, c: 0, d: unitY, tx: -pattern.bounds.minX * unitX, ty: -pattern.bounds.minY * unitY)
    guard let context = CGContext(bitmap: bitmap, base: base) else { return nil }
    context.setAlpha(state.alpha * color.alpha)
    if !pattern.isColored {
      let standard = color.standard
      context.setFillColor(red: standard.red, green: standard.green, blue: standard.blue, alpha: 1)
      context.setStrokeColor(red: standard.red, green: standard.green, blue: standard.blue, alpha: 1)
    }
    context.clip(to: pattern.bounds)
    pattern.draw(context)
    let toPattern = CGAffineTransform(
      a: 1 / unitX, b: 0, c: 0, d: -1 / unitY, tx: pattern.bounds.minX, ty: pattern.bounds.minY + height / unitY)
    return (bitmap, toPattern)
  }
}
