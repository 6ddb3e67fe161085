internal import CCairo
import CoreGraphics

extension LayerRenderer {
  /// Draws with every colour multiplied by `factors`: red, green, blue and alpha, each from 0 to 1.
  func drawTinted(by factors: [CGFloat], _ body: () -> Void) {
    guard factors.contains(where: { $0 < 1 }) else { return body() }
    let cairo = context.cairo
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_push_group(cairo)
    body()
    let group = cairo_pop_group(cairo)
    defer { cairo_pattern_destroy(group) }
    cairo_push_group(cairo)
    cairo_set_source(cairo, group)
    cairo_paint(cairo)
    // Multiplying fills what is empty with the factors' colour; what the group covers is then cut out of it.
    cairo_set_operator(cairo, CAIRO_OPERATOR_MULTIPLY)
    cairo_set_source_rgb(cairo, factors[0], factors[1], factors[2])
    cairo_paint(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_IN)
    cairo_set_source(cairo, group)
    cairo_paint(cairo)
    cairo_pop_group_to_source(cairo)
    cairo_paint_with_alpha(cairo, factors[3])
  }
}
