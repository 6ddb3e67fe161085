extension UIColor {
  /// Text.
  public class var label: UIColor { Semantic.label }
  /// Text of the second rank.
  public class var secondaryLabel: UIColor { Semantic.secondaryLabel }
  /// Text of the third rank.
  public class var tertiaryLabel: UIColor { Semantic.tertiaryLabel }
  /// Text of the fourth rank.
  public class var quaternaryLabel: UIColor { Semantic.quaternaryLabel }
  /// Links.
  public class var link: UIColor { Semantic.link }
  /// Text in empty fields.
  public class var placeholderText: UIColor { Semantic.placeholderText }
  /// Thin lines that let what is under them through.
  public class var separator: UIColor { Semantic.separator }
  /// Thin lines.
  public class var opaqueSeparator: UIColor { Semantic.opaqueSeparator }
  /// What views lie on.
  public class var systemBackground: UIColor { Semantic.systemBackground }
  /// Groups on the background.
  public class var secondarySystemBackground: UIColor { Semantic.secondarySystemBackground }
  /// Groups within groups.
  public class var tertiarySystemBackground: UIColor { Semantic.tertiarySystemBackground }
  /// What grouped lists lie on.
  public class var systemGroupedBackground: UIColor { Semantic.systemGroupedBackground }
  /// Rows of grouped lists.
  public class var secondarySystemGroupedBackground: UIColor { Semantic.secondarySystemGroupedBackground }
  /// Groups within rows.
  public class var tertiarySystemGroupedBackground: UIColor { Semantic.tertiarySystemGroupedBackground }
  /// Thin and small shapes.
  public class var systemFill: UIColor { Semantic.systemFill }
  /// Shapes of middle size.
  public class var secondarySystemFill: UIColor { Semantic.secondarySystemFill }
  /// Large shapes.
  public class var tertiarySystemFill: UIColor { Semantic.tertiarySystemFill }
  /// Large areas with something in them.
  public class var quaternarySystemFill: UIColor { Semantic.quaternarySystemFill }
  /// Light text, for dark places, whatever the style.
  public class var lightText: UIColor { Semantic.lightText }
  /// Dark text, for light places, whatever the style.
  public class var darkText: UIColor { Semantic.darkText }
  /// What grouped lists lie on.
  public class var groupTableViewBackground: UIColor { Semantic.systemGroupedBackground }
  /// The tint of an app that sets none.
  public class var tintColor: UIColor { .systemBlue }
}

/// The system's own values on iOS 17, in sRGB. `elevated` is for the dark of what lies on top of other content.
private enum Semantic {
  static let label = UIColor(light: 0x000000, dark: 0xFFFFFF)
  static let secondaryLabel = UIColor(light: 0x3C3C43, alpha: 0.6, dark: 0xEBEBF5, darkAlpha: 0.6)
  static let tertiaryLabel = UIColor(light: 0x3C3C43, alpha: 0.3, dark: 0xEBEBF5, darkAlpha: 0.3)
  static let quaternaryLabel = UIColor(light: 0x3C3C43, alpha: 0.18, dark: 0xEBEBF5, darkAlpha: 0.16)
  static let link = UIColor(light: 0x007AFF, dark: 0x0984FF)
  static let placeholderText = UIColor(light: 0x3C3C43, alpha: 0.3, dark: 0xEBEBF5, darkAlpha: 0.3)
  static let separator = UIColor(light: 0x3C3C43, alpha: 0.29, dark: 0x545458, darkAlpha: 0.6)
  static let opaqueSeparator = UIColor(light: 0xC6C6C8, dark: 0x38383A)
  static let systemBackground = UIColor(light: 0xFFFFFF, dark: 0x000000, elevated: 0x1C1C1E)
  static let secondarySystemBackground = UIColor(light: 0xF2F2F7, dark: 0x1C1C1E, elevated: 0x2C2C2E)
  static let tertiarySystemBackground = UIColor(light: 0xFFFFFF, dark: 0x2C2C2E, elevated: 0x3A3A3C)
  static let systemGroupedBackground = UIColor(light: 0xF2F2F7, dark: 0x000000, elevated: 0x1C1C1E)
  static let secondarySystemGroupedBackground = UIColor(light: 0xFFFFFF, dark: 0x1C1C1E, elevated: 0x2C2C2E)
  static let tertiarySystemGroupedBackground = UIColor(light: 0xF2F2F7, dark: 0x2C2C2E, elevated: 0x3A3A3C)
  static let systemFill = UIColor(light: 0x787880, alpha: 0.2, dark: 0x787880, darkAlpha: 0.36)
  static let secondarySystemFill = UIColor(light: 0x787880, alpha: 0.16, dark: 0x787880, darkAlpha: 0.32)
  static let tertiarySystemFill = UIColor(light: 0x767680, alpha: 0.12, dark: 0x767680, darkAlpha: 0.24)
  static let quaternarySystemFill = UIColor(light: 0x747480, alpha: 0.08, dark: 0x767680, darkAlpha: 0.18)
  static let lightText = UIColor(white: 1, alpha: 0.6)
  static let darkText = UIColor(white: 0, alpha: 1)
}

extension UIColor {
  /// A colour for light and one for dark surroundings, as `0xRRGGBB` of sRGB.
  convenience init(
    light: UInt32, alpha: CGFloat = 1, dark: UInt32, darkAlpha: CGFloat = 1, elevated: UInt32? = nil
  ) {
    let lightColor = UIColor(hexadecimal: light, alpha: alpha)
    let darkColor = UIColor(hexadecimal: dark, alpha: darkAlpha)
    let elevatedColor = elevated.map { UIColor(hexadecimal: $0, alpha: darkAlpha) } ?? darkColor
    self.init { traits in
      guard traits.userInterfaceStyle == .dark else { return lightColor }
      return traits.userInterfaceLevel == .elevated ? elevatedColor : darkColor
    }
  }

  private convenience init(hexadecimal value: UInt32, alpha: CGFloat) {
    func component(_ shift: UInt32) -> CGFloat { CGFloat((value >> shift) & 0xFF) / 255 }
    self.init(red: component(16), green: component(8), blue: component(0), alpha: alpha)
  }
}
