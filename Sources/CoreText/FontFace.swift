internal import CPango
import Foundation

/// One face of a font file that a component brings along.
package struct FontFace: Hashable, Sendable {
  package var postScriptName: String
  package var family: String
  /// The face's name in its family, such as `Bold Italic`.
  package var style: String
  /// From 100 to 900.
  package var weight: Int
  package var isItalic: Bool
  package var isMonospaced: Bool

  /// What fontconfig found of a face: `nil` for a pattern without names, such as a variable font's own.
  init?(pattern: OpaquePointer) {
    guard let name = Self.string(pattern, FC_POSTSCRIPT_NAME), let family = Self.string(pattern, FC_FAMILY) else {
      return nil
    }
    postScriptName = name
    self.family = family
    style = Self.string(pattern, FC_STYLE) ?? ""
    weight = Self.number(pattern, FC_WEIGHT).map { Int(FcWeightToOpenType(Int32($0))) } ?? 400
    isItalic = (Self.number(pattern, FC_SLANT) ?? 0) > 0
    isMonospaced = Self.number(pattern, FC_SPACING) == Int(FC_MONO)
  }

  private static func string(_ pattern: OpaquePointer, _ object: String) -> String? {
    var text: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, object, 0, &text) == FcResultMatch, let text else { return nil }
    return String(cString: text)
  }

  private static func number(_ pattern: OpaquePointer, _ object: String) -> Int? {
    var number: Int32 = 0
    guard FcPatternGetInteger(pattern, object, 0, &number) == FcResultMatch else { return nil }
    return Int(number)
  }
}

extension FontFace {
  /// Makes the faces of a font file known, and answers their PostScript names: none for a file that is no font.
  package static func register(_ file: URL) -> [String] { FontLibrary.current.register(file) }

  /// A registered face by its PostScript name.
  package static func named(_ name: String) -> FontFace? { FontLibrary.current.face(named: name) }

  /// The registered faces of a family, in order of name.
  package static func all(ofFamily family: String) -> [FontFace] { FontLibrary.current.faces(ofFamily: family) }

  /// The families of all registered faces, in order of name.
  package static var families: [String] { FontLibrary.current.families }

  /// The face at a size in points.
  package func textFont(size: CGFloat) -> TextFont {
    let font = TextFont(family: family, size: size, weight: weight, isItalic: isItalic, metrics: .system)
    return TextFont(
      family: family, size: size, weight: weight, isItalic: isItalic, metrics: FontMetrics(measuring: font))
  }
}
