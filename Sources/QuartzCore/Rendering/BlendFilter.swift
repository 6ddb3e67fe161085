internal import CCairo
import CoreGraphics

/// Compositing filters by the name of their Core Image filter, as `compositingFilter` takes it.
enum BlendFilter {
  private static let operators: [String: cairo_operator_t] = [
    "multiply": CAIRO_OPERATOR_MULTIPLY, "screen": CAIRO_OPERATOR_SCREEN, "overlay": CAIRO_OPERATOR_OVERLAY,
    "darken": CAIRO_OPERATOR_DARKEN, "lighten": CAIRO_OPERATOR_LIGHTEN, "colorDodge": CAIRO_OPERATOR_COLOR_DODGE,
    "colorBurn": CAIRO_OPERATOR_COLOR_BURN, "softLight": CAIRO_OPERATOR_SOFT_LIGHT,
    "hardLight": CAIRO_OPERATOR_HARD_LIGHT, "difference": CAIRO_OPERATOR_DIFFERENCE,
    "exclusion": CAIRO_OPERATOR_EXCLUSION, "hue": CAIRO_OPERATOR_HSL_HUE,
    "saturation": CAIRO_OPERATOR_HSL_SATURATION, "color": CAIRO_OPERATOR_HSL_COLOR,
    "luminosity": CAIRO_OPERATOR_HSL_LUMINOSITY,
  ]

  /// The operator for `multiplyBlendMode`, `CIMultiplyBlendMode` and the like; `nil` for anything else.
  static func `operator`(_ filter: Any?) -> cairo_operator_t? {
    guard var name = filter as? String else { return nil }
    if name.hasPrefix("CI") { name = name.dropFirst(2).prefix(1).lowercased() + name.dropFirst(3) }
    guard name.hasSuffix("BlendMode") else { return nil }
    return operators[String(name.dropLast("BlendMode".count))]
  }
}
