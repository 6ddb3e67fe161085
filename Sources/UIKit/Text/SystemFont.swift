import CoreGraphics
import CoreText
import Foundation

/// What a descriptor says of the system font.
struct SystemFont: Hashable {
  var design = UIFontDescriptor.SystemDesign.default
  var weight = UIFont.Weight.regular
  var isItalic = false
  var hasMonospacedDigits = false

  /// The font at a size in points.
  func textFont(size: CGFloat) -> TextFont {
    .system(
      size: size, weight: weight.openTypeWeight, isItalic: isItalic, design: textDesign,
      hasMonospacedDigits: hasMonospacedDigits)
  }

  private var textDesign: TextFont.SystemDesign {
    switch design {
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    default: .standard
    }
  }

  /// As iOS names it.
  var familyName: String {
    switch design {
    case .serif: ".AppleSystemUIFontSerif"
    case .rounded: ".AppleSystemUIFontRounded"
    case .monospaced: ".AppleSystemUIFontMonospaced"
    default: ".AppleSystemUIFont"
    }
  }

  /// As iOS names it.
  var postScriptName: String {
    let prefix =
      switch design {
      case .serif: ".NewYork-"
      case .rounded: ".SFUIRounded-"
      case .monospaced: ".SFMono-"
      default: ".SFUI-"
      }
    guard isItalic else { return prefix + weight.name }
    return prefix + (weight == .regular ? "" : weight.name) + "Italic"
  }

  /// The same, bold, italic and so on, or not.
  func with(_ traits: UIFontDescriptor.SymbolicTraits) -> SystemFont {
    var font = self
    font.isItalic = traits.contains(.traitItalic)
    let isBold = weight.rawValue >= UIFont.Weight.semibold.rawValue
    if traits.contains(.traitBold) != isBold { font.weight = isBold ? .regular : .bold }
    if traits.contains(.traitMonoSpace) { font.design = .monospaced }
    return font
  }

  /// The same with what further attributes of a descriptor say.
  func adding(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> SystemFont {
    var font = self
    if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] {
      if let bits = traits[.symbolic] as? UInt32 { font = font.with(.init(rawValue: bits)) }
      if let weight = number(traits[.weight]) { font.weight = UIFont.Weight(weight) }
      if let slant = number(traits[.slant]) { font.isItalic = slant > 0 }
    }
    if font.hasTabularFigures(in: attributes) { font.hasMonospacedDigits = true }
    return font
  }

  /// Whether the feature settings ask for digits of one width: number spacing is type 6, monospaced its selector 0.
  private func hasTabularFigures(in attributes: [UIFontDescriptor.AttributeName: Any]) -> Bool {
    let settings = attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Any]] ?? []
    return settings.contains { number($0[.type]) == 6 && number($0[.selector]) == 0 }
  }
}
