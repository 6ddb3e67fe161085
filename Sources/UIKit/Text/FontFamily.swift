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
  /// Space added after each glyph of the stand-in, in em, to come near to the widths of the family's own glyphs.
  var tracking: CGFloat = 0

  /// The family that is meant by a family's name or by the beginning of a PostScript name.
  static func named(_ name: String) -> FontFamily? { byName[key(name)] ?? registered(name) ?? lessCommon(name) }

  /// The family as far as a face of that style goes: thin faces of Helvetica Neue are set tighter and have other
  /// measures, by the frames of labels with them (17 points: 20.5 high, 11: 13, 22: 26).
  func adapted(to style: String) -> FontFamily {
    guard name == "Helvetica Neue", ["Light", "Thin", "UltraLight"].contains(where: style.hasPrefix) else {
      return self
    }
    var family = self
    family.tracking = -0.02
    family.metrics = Self.metrics(0.967, 0.213, 0, cap: 0.714, x: 0.517)
    return family
  }

  /// The family of a face that the component brought along.
  init(_ face: FontFace) {
    self.init(
      name: face.family, prefix: face.postScriptName.split(separator: "-").first.map(String.init) ?? face.family,
      standIn: face.family, metrics: face.textFont(size: 1).metrics, isMonospaced: face.isMonospaced)
  }

  private init(
    name: String, prefix: String, standIn: String, metrics: FontMetrics, regularName: String = "",
    italicName: String = "Italic", isMonospaced: Bool = false, tracking: CGFloat = 0
  ) {
    self.name = name
    self.prefix = prefix
    self.standIn = standIn
    self.metrics = metrics
    self.regularName = regularName
    self.italicName = italicName
    self.isMonospaced = isMonospaced
    self.tracking = tracking
  }

  private static func registered(_ name: String) -> FontFamily? {
    let faces = FontFace.families.flatMap(FontFace.all(ofFamily:))
    let face = faces.first { key($0.family) == key(name) || key($0.postScriptName).hasPrefix(key(name) + "-") }
    return face.map(FontFamily.init)
  }

  /// A family of iOS that nothing free comes near, drawn in the stand-in of the same kind.
  private static func lessCommon(_ name: String) -> FontFamily? {
    let kinds = [("Vitrine Text", sansSerif), ("Vitrine Serif", serif), ("DejaVu Sans Mono", monospaced)]
    for (standIn, names) in kinds {
      guard let known = names.first(where: { key($0) == key(name) }) else { continue }
      return FontFamily(
        name: known, prefix: known.filter { $0 != " " }, standIn: standIn, metrics: .system,
        isMonospaced: standIn == "DejaVu Sans Mono")
    }
    return nil
  }

  private static let sansSerif = [
    "Academy Engraved LET", "American Typewriter", "Apple Color Emoji", "Apple SD Gothic Neo", "Arial Hebrew",
    "Arial Rounded MT Bold", "Avenir Next Condensed", "Bradley Hand", "Chalkboard SE", "Chalkduster", "Copperplate",
    "DIN Alternate", "DIN Condensed", "Euphemia UCAS", "Farah", "Geeza Pro", "Gujarati Sangam MN",
    "Gurmukhi MN", "Heiti SC", "Heiti TC", "Hiragino Maru Gothic ProN", "Hiragino Sans", "Kailasa", "Kefa",
    "Kohinoor Bangla", "Kohinoor Devanagari", "Kohinoor Telugu", "Marker Felt", "Noteworthy", "Optima", "Papyrus",
    "Party LET", "PingFang HK", "PingFang SC", "PingFang TC", "Savoye LET", "Snell Roundhand", "Symbol",
    "Tamil Sangam MN",
    "Thonburi", "Zapf Dingbats", "Zapfino", "Impact", "SF Pro Text", "SF Pro Display", "SF UI Text", "SF UI Display",
  ]
  private static let serif = [
    "Al Nile", "Bodoni 72", "Bodoni 72 Oldstyle", "Bodoni 72 Smallcaps", "Charter", "Cochin", "Damascus", "Didot",
    "Hiragino Mincho ProN", "Hoefler Text", "Iowan Old Style", "Marion", "Mishafi", "New York", "Rockwell",
    "Superclarendon",
  ]
  private static let monospaced = ["SF Mono", "Monaco", "Andale Mono"]

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
      metrics: metrics(1.0386, 0.2598, 0, cap: 0.754, x: 0.436), regularName: "Medium", tracking: -0.043),
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
