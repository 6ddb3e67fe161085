internal import CCairo
import CoreGraphics

/// One colour of a gradient.
struct GradientStop {
  /// Where it is, from 0 to 1.
  var location: CGFloat
  var color: CGColor
}

/// Fills the clip with a gradient. Colours are interpolated in sRGB without premultiplication, as Core Animation does.
struct GradientPainter {
  var stops: [GradientStop]
  var bounds: CGRect
  /// In units of `bounds`.
  var start: CGPoint
  /// In units of `bounds`.
  var end: CGPoint

  func paint(_ type: CAGradientLayerType, in context: CGContext) {
    let cairo = context.cairo
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    switch type {
    case .radial: paintRadial(cairo)
    case .conic: paintConic(cairo)
    default: paintAxial(cairo)
    }
  }

  private func inBounds(_ point: CGPoint) -> CGPoint {
    CGPoint(x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
  }

  /// Lines of one colour are perpendicular to the axis in the bounds themselves, not in the unit square.
  private func paintAxial(_ cairo: OpaquePointer) {
    let (from, to) = (inBounds(start), inBounds(end))
    guard from != to else { return }
    paint(cairo_pattern_create_linear(from.x, from.y, to.x, to.y), cairo)
  }

  private func paintRadial(_ cairo: OpaquePointer) {
    let center = inBounds(start)
    let radii = CGSize(width: abs(end.x - start.x) * bounds.width, height: abs(end.y - start.y) * bounds.height)
    guard radii.width > 0, radii.height > 0 else { return }
    cairo_translate(cairo, center.x, center.y)
    cairo_scale(cairo, radii.width, radii.height)
    paint(cairo_pattern_create_radial(0, 0, 0, 0, 0, 1), cairo)
  }

  private func paint(_ pattern: OpaquePointer?, _ cairo: OpaquePointer) {
    for stop in stops {
      let color = stop.color.standard
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, color.red, color.green, color.blue, color.alpha)
    }
    cairo_set_source(cairo, pattern)
    cairo_pattern_destroy(pattern)
    cairo_paint(cairo)
  }

  /// Wedges around the centre, each a patch of a mesh that goes from one colour to the next.
  private func paintConic(_ cairo: OpaquePointer) {
    let (center, toward) = (inBounds(start), inBounds(end))
    let angle = atan2(toward.y - center.y, toward.x - center.x)
    let radius = 2 * (bounds.width + bounds.height) + hypot(center.x - bounds.midX, center.y - bounds.midY)
    let mesh = cairo_pattern_create_mesh()
    let parts = 96
    for part in 0..<parts {
      let (from, to) = (CGFloat(part) / CGFloat(parts), CGFloat(part + 1) / CGFloat(parts))
      var cuts = [from, to] + stops.map(\.location).filter { $0 > from && $0 < to }
      cuts.sort()
      for (low, high) in zip(cuts, cuts.dropFirst()) {
        addWedge(mesh, center: center, radius: radius, angle: angle, from: low, to: high)
      }
    }
    cairo_set_source(cairo, mesh)
    cairo_pattern_destroy(mesh)
    cairo_paint(cairo)
  }

  private func addWedge(
    _ mesh: OpaquePointer?, center: CGPoint, radius: CGFloat, angle: CGFloat, from: CGFloat, to: CGFloat
  ) {
    func rim(_ part: CGFloat) -> CGPoint {
      let direction = angle + part * 2 * .pi
      return CGPoint(x: center.x + radius * cos(direction), y: center.y + radius * sin(direction))
    }
    let middle = (from + to) / 2
    // Colours just inside the wedge, so that two stops at one place make a sharp edge.
    let (first, last) = (color(at: from + (middle - from) * 1e-6), color(at: to - (to - middle) * 1e-6))
    cairo_mesh_pattern_begin_patch(mesh)
    cairo_mesh_pattern_move_to(mesh, center.x, center.y)
    cairo_mesh_pattern_line_to(mesh, rim(from).x, rim(from).y)
    cairo_mesh_pattern_line_to(mesh, rim(to).x, rim(to).y)
    cairo_mesh_pattern_line_to(mesh, center.x, center.y)
    for (corner, color) in [first, first, last, last].enumerated() {
      cairo_mesh_pattern_set_corner_color_rgba(mesh, UInt32(corner), color[0], color[1], color[2], color[3])
    }
    cairo_mesh_pattern_end_patch(mesh)
  }

  private func color(at location: CGFloat) -> [CGFloat] {
    func components(_ color: CGColor) -> [CGFloat] {
      let standard = color.standard
      return [standard.red, standard.green, standard.blue, standard.alpha]
    }
    guard let after = stops.first(where: { $0.location >= location }) else {
      return components(stops[stops.count - 1].color)
    }
    guard let before = stops.last(where: { $0.location < location }) else { return components(after.color) }
    let share = (location - before.location) / (after.location - before.location)
    return zip(components(before.color), components(after.color)).map { $0 + ($1 - $0) * share }
  }
}
