internal import CPango
import Foundation

/// A glyph and where it is put, in points.
struct Glyph {
  var index: UInt32
  var advance: CGFloat
  /// From the pen to the glyph's origin, y growing downwards.
  var offset: CGPoint
}

/// Characters in one face that were shaped together.
final class ShapedRun {
  let attributes: TextAttributes
  let glyphs: [Glyph]
  /// Odd from right to left.
  let level: Int
  /// A `PangoFont`.
  private let face: UnsafeMutableRawPointer?
  /// Whether glyphs bring colours of their own.
  let isColored: Bool

  /// Keeps a reference to `face`, a `PangoFont`.
  init(attributes: TextAttributes, glyphs: [Glyph], level: Int, face: UnsafeMutableRawPointer?) {
    self.attributes = attributes
    self.glyphs = glyphs
    self.level = level
    self.face = face
    if let face { g_object_ref(face) }
    isColored = face.map(Self.isColored) ?? false
  }

  deinit {
    if let face { g_object_unref(face) }
  }

  /// The `cairo_scaled_font_t` that the glyphs are of.
  var scaledFont: OpaquePointer? {
    FontLibrary.current.exclusively { face.flatMap { pango_cairo_font_get_scaled_font(OpaquePointer($0)) } }
  }

  private static func isColored(_ face: UnsafeMutableRawPointer) -> Bool {
    var isColored: FcBool = 0
    let pattern = pango_fc_font_get_pattern(face.assumingMemoryBound(to: PangoFcFont.self))
    return FcPatternGetBool(pattern, FC_COLOR, 0, &isColored) == FcResultMatch && isColored != 0
  }
}
