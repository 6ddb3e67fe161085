internal import CPango
import Foundation

extension FontMetrics {
  /// The measures that a font's own file states.
  init(measuring font: TextFont) {
    let description = font.makeDescription(size: 1000)
    defer { pango_font_description_free(description) }
    guard let face = pango_context_load_font(FontLibrary.current.context, description) else {
      self = .system
      return
    }
    defer { g_object_unref(face) }
    self.init(measuring: face)
  }

  private init(measuring face: UnsafeMutablePointer<PangoFont>) {
    let shaper = pango_font_get_hb_font(face)
    var scale: (x: Int32, y: Int32) = (0, 0)
    hb_font_get_scale(shaper, &scale.x, &scale.y)
    let em = CGFloat(max(abs(scale.y), 1))
    var line = hb_font_extents_t()
    hb_font_get_h_extents(shaper, &line)
    ascender = abs(CGFloat(line.ascender)) / em
    descender = abs(CGFloat(line.descender)) / em
    lineGap = abs(CGFloat(line.line_gap)) / em
    capHeight = Self.height(of: "H", shaper, em: em) ?? 0.7
    xHeight = Self.height(of: "x", shaper, em: em) ?? 0.5
  }

  private static func height(of letter: Unicode.Scalar, _ shaper: OpaquePointer?, em: CGFloat) -> CGFloat? {
    var glyph: hb_codepoint_t = 0
    var box = hb_glyph_extents_t()
    guard hb_font_get_nominal_glyph(shaper, letter.value, &glyph) != 0,
      hb_font_get_glyph_extents(shaper, glyph, &box) != 0
    else { return nil }
    return abs(CGFloat(box.y_bearing)) / em
  }
}
