import CoreText
import Foundation

/// A font family that iOS has, with the free one that stands in for it.
struct FontFamily: Hashable {
  /// As `UIFont.familyName` gives it.
  var name: String
  /// What the PostScript names of its faces begin with.
  var prefix: String
  /// The family that is drawn.
  var standIn: String
  var metrics: FontMetrics
  /// What the regular face is called after the prefix; empty for none.
  var regularName = ""
  /// What slanted faces are called.
  var italicName = "Italic"
  var isMonospaced = false

  /// The family that is meant by a family's name or by the beginning of a PostScript name.
  static func named(_ name: String) -> FontFamily? { byName[key(name)] }

  /// What a descriptor that names nothing known gets.
  static let fallback = families[0]

  /// All families, in order of name.
  static var names: [String] { families.map(\.name).sorted() }

  private static func key(_ name: String) -> String { name.lowercased().filter { $0 != " " } }

  private static let byName: [String: FontFamily] = {
    var table: [String: FontFamily] = [:]
    for family in families {
      table[key(family.name)] = family
      table[key(family.prefix)] = family
    }
    return table
  }()

  private static func metrics(
    _ ascender: CGFloat, _ descender: CGFloat, _ gap: CGFloat, cap: CGFloat, x: CGFloat
  ) -> FontMetrics {
    FontMetrics(ascender: ascender, descender: descender, lineGap: gap, capHeight: cap, xHeight: x)
  }

  /// The measures are those that UIKit reports for the faces of iOS, from their `hhea` and `OS/2` tables.
  private static let families: [FontFamily] = [
    FontFamily(
      name: "Helvetica", prefix: "Helvetica", standIn: "Nimbus Sans",
      metrics: metrics(0.92, 0.23, 0, cap: 0.72, x: 0.523), italicName: "Oblique"),
    FontFamily(
      name: "Helvetica Neue", prefix: "HelveticaNeue", standIn: "Nimbus Sans",
      metrics: metrics(0.952, 0.213, 0.028, cap: 0.714, x: 0.517)),
    FontFamily(
      name: "Arial", prefix: "ArialMT", standIn: "Liberation Sans",
      metrics: metrics(0.905, 0.212, 0.033, cap: 0.716, x: 0.519)),
    FontFamily(
      name: "Arial", prefix: "Arial", standIn: "Liberation Sans",
      metrics: metrics(0.905, 0.212, 0.033, cap: 0.716, x: 0.519), regularName: "MT"),
    FontFamily(
      name: "Verdana", prefix: "Verdana", standIn: "DejaVu Sans",
      metrics: metrics(1.005, 0.21, 0, cap: 0.727, x: 0.545)),
    FontFamily(
      name: "Avenir", prefix: "Avenir", standIn: "Vitrine Text",
      metrics: metrics(1, 0.366, 0, cap: 0.708, x: 0.468), regularName: "Book", italicName: "Oblique"),
    FontFamily(
      name: "Avenir Next", prefix: "AvenirNext", standIn: "Vitrine Text",
      metrics: metrics(1, 0.366, 0, cap: 0.708, x: 0.468), regularName: "Regular"),
    FontFamily(
      name: "Futura", prefix: "Futura", standIn: "URW Gothic",
      metrics: metrics(1.0386, 0.2598, 0.0293, cap: 0.754, x: 0.436), regularName: "Medium"),
    FontFamily(
      name: "Gill Sans", prefix: "GillSans", standIn: "Vitrine Text",
      metrics: metrics(0.918, 0.23, 0, cap: 0.682, x: 0.449)),
    FontFamily(
      name: "Trebuchet MS", prefix: "TrebuchetMS", standIn: "Vitrine Text",
      metrics: metrics(0.939, 0.222, 0, cap: 0.716, x: 0.523)),
    FontFamily(
      name: "Georgia", prefix: "Georgia", standIn: "Vitrine Serif",
      metrics: metrics(0.917, 0.219, 0, cap: 0.692, x: 0.481)),
    FontFamily(
      name: "Times New Roman", prefix: "TimesNewRomanPSMT", standIn: "Liberation Serif",
      metrics: metrics(0.891, 0.216, 0.042, cap: 0.662, x: 0.448)),
    FontFamily(
      name: "Times New Roman", prefix: "TimesNewRomanPS", standIn: "Liberation Serif",
      metrics: metrics(0.891, 0.216, 0.042, cap: 0.662, x: 0.448), regularName: "MT"),
    FontFamily(
      name: "Palatino", prefix: "Palatino", standIn: "P052",
      metrics: metrics(0.731, 0.283, 0, cap: 0.702, x: 0.469), regularName: "Roman"),
    FontFamily(
      name: "Baskerville", prefix: "Baskerville", standIn: "Vitrine Serif",
      metrics: metrics(0.898, 0.246, 0, cap: 0.661, x: 0.402)),
    FontFamily(
      name: "Courier", prefix: "Courier", standIn: "Nimbus Mono PS",
      metrics: metrics(0.754, 0.246, 0, cap: 0.581, x: 0.435), italicName: "Oblique", isMonospaced: true),
    FontFamily(
      name: "Courier New", prefix: "CourierNewPSMT", standIn: "Liberation Mono",
      metrics: metrics(0.833, 0.3, 0, cap: 0.571, x: 0.423), isMonospaced: true),
    FontFamily(
      name: "Courier New", prefix: "CourierNewPS", standIn: "Liberation Mono",
      metrics: metrics(0.833, 0.3, 0, cap: 0.571, x: 0.423), regularName: "MT", isMonospaced: true),
    FontFamily(
      name: "Menlo", prefix: "Menlo", standIn: "DejaVu Sans Mono",
      metrics: metrics(0.928, 0.236, 0, cap: 0.729, x: 0.547), regularName: "Regular", isMonospaced: true),
  ]
}
