import CoreGraphics
import CoreText
import Foundation

/// One face of a family that components name, such as `HelveticaNeue-Bold`.
struct NamedFace: Hashable {
  var family: FontFamily
  var weight = UIFont.Weight.regular
  var isItalic = false
  /// What the face is called after the family's prefix, `Bold` of `HelveticaNeue-Bold`, as it was given.
  private var style = ""

  /// The face of a PostScript name, `nil` where no family has that name.
  init?(_ name: String) {
    if let face = FontFace.named(name) {
      self.init(face)
      return
    }
    let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
    guard let prefix = parts.first, let family = FontFamily.named(prefix) ?? FontFamily.named(name) else { return nil }
    self.init(family: family, style: parts.count > 1 ? parts[1] : "")
  }

  /// The face that fits the attributes of a descriptor best.
  init(attributes: [UIFontDescriptor.AttributeName: Any]) {
    if let name = attributes[.name] as? String, let face = NamedFace(name) {
      self = face
    } else {
      let family = (attributes[.family] as? String).flatMap(FontFamily.named) ?? FontFamily.fallback
      self.init(family: family, style: attributes[.face] as? String ?? "")
    }
    guard let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] else { return }
    apply(traits)
  }

  /// A face that the component brought along.
  private init(_ face: FontFace) {
    family = FontFamily(face)
    weight = UIFont.Weight(openTypeWeight: face.weight)
    isItalic = face.isItalic
    style = face.postScriptName.split(separator: "-", maxSplits: 1).dropFirst().first.map(String.init) ?? ""
  }

  private init(family: FontFamily, style: String) {
    self.family = family.adapted(to: style)
    self.style = style
    weight = Self.weight(of: style)
    isItalic = style.contains("Italic") || style.contains("Oblique") || style.hasSuffix("It")
  }

  private mutating func apply(_ traits: [UIFontDescriptor.TraitKey: Any]) {
    if let bits = traits[.symbolic] as? UInt32, let other = with(.init(rawValue: bits)) { self = other }
    if let value = number(traits[.weight]) { weight = UIFont.Weight(value) }
    if let value = number(traits[.slant]) { isItalic = value > 0 }
    style = styleName
  }

  /// The same, bold, italic or not.
  func with(_ traits: UIFontDescriptor.SymbolicTraits) -> NamedFace? {
    var face = self
    face.isItalic = traits.contains(.traitItalic)
    let isBold = weight.rawValue >= UIFont.Weight.semibold.rawValue
    if traits.contains(.traitBold) != isBold { face.weight = isBold ? .regular : .bold }
    face.style = face.styleName
    return face
  }

  /// The usual name of the face's weight and slant.
  private var styleName: String {
    let italic = isItalic ? family.italicName : ""
    let name = weight == .regular ? italic : weight.name + italic
    return name.isEmpty ? family.regularName : name
  }

  var familyName: String { family.name }

  var postScriptName: String {
    let style = style.isEmpty ? family.regularName : style
    return style.isEmpty ? family.prefix : "\(family.prefix)-\(style)"
  }

  var isMonospaced: Bool { family.isMonospaced }

  /// The font at a size in points.
  func textFont(size: CGFloat) -> TextFont {
    TextFont(
      family: family.standIn, size: size, weight: weight.openTypeWeight, isItalic: isItalic, tracking: family.tracking,
      metrics: family.metrics)
  }

  /// The weight that the words of a face's name stand for, the longest first.
  private static func weight(of style: String) -> UIFont.Weight {
    let style = style.lowercased()
    return words.first { style.contains($0.word) }?.weight ?? .regular
  }

  private static let words: [(word: String, weight: UIFont.Weight)] = [
    ("ultralight", .ultraLight), ("extralight", .ultraLight), ("hairline", .ultraLight), ("thin", .thin),
    ("demibold", .semibold), ("semibold", .semibold), ("demi", .semibold), ("extrabold", .heavy), ("ultrabold", .heavy),
    ("heavy", .heavy), ("black", .black), ("light", .light), ("medium", .medium), ("bold", .bold), ("w6", .semibold),
    ("w3", .regular), ("w7", .bold), ("w8", .heavy),
  ]
}
