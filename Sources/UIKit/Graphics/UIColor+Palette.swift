extension UIColor {
  /// #FF3B30, in the dark #FF453A.
  public class var systemRed: UIColor { Palette.systemRed }
  /// #34C759, in the dark #30D158.
  public class var systemGreen: UIColor { Palette.systemGreen }
  /// #007AFF, in the dark #0A84FF.
  public class var systemBlue: UIColor { Palette.systemBlue }
  /// #FF9500, in the dark #FF9F0A.
  public class var systemOrange: UIColor { Palette.systemOrange }
  /// #FFCC00, in the dark #FFD60A.
  public class var systemYellow: UIColor { Palette.systemYellow }
  /// #FF2D55, in the dark #FF375F.
  public class var systemPink: UIColor { Palette.systemPink }
  /// #AF52DE, in the dark #BF5AF2.
  public class var systemPurple: UIColor { Palette.systemPurple }
  /// #30B0C7, in the dark #40C8E0.
  public class var systemTeal: UIColor { Palette.systemTeal }
  /// #5856D6, in the dark #5E5CE6.
  public class var systemIndigo: UIColor { Palette.systemIndigo }
  /// #A2845E, in the dark #AC8E68.
  public class var systemBrown: UIColor { Palette.systemBrown }
  /// #00C7BE, in the dark #63E6E2.
  public class var systemMint: UIColor { Palette.systemMint }
  /// #32ADE6, in the dark #64D2FF.
  public class var systemCyan: UIColor { Palette.systemCyan }
  /// #8E8E93, in the dark #8E8E93.
  public class var systemGray: UIColor { Palette.systemGray }
  /// #AEAEB2, in the dark #636366.
  public class var systemGray2: UIColor { Palette.systemGray2 }
  /// #C7C7CC, in the dark #48484A.
  public class var systemGray3: UIColor { Palette.systemGray3 }
  /// #D1D1D6, in the dark #3A3A3C.
  public class var systemGray4: UIColor { Palette.systemGray4 }
  /// #E5E5EA, in the dark #2C2C2E.
  public class var systemGray5: UIColor { Palette.systemGray5 }
  /// #F2F2F7, in the dark #1C1C1E.
  public class var systemGray6: UIColor { Palette.systemGray6 }
}

/// Apple's Human Interface Guidelines, "Color", iOS 17.
private enum Palette {
  static let systemRed = UIColor(light: 0xFF3B30, dark: 0xFF453A)
  static let systemGreen = UIColor(light: 0x34C759, dark: 0x30D158)
  static let systemBlue = UIColor(light: 0x007AFF, dark: 0x0A84FF)
  static let systemOrange = UIColor(light: 0xFF9500, dark: 0xFF9F0A)
  static let systemYellow = UIColor(light: 0xFFCC00, dark: 0xFFD60A)
  static let systemPink = UIColor(light: 0xFF2D55, dark: 0xFF375F)
  static let systemPurple = UIColor(light: 0xAF52DE, dark: 0xBF5AF2)
  static let systemTeal = UIColor(light: 0x30B0C7, dark: 0x40C8E0)
  static let systemIndigo = UIColor(light: 0x5856D6, dark: 0x5E5CE6)
  static let systemBrown = UIColor(light: 0xA2845E, dark: 0xAC8E68)
  static let systemMint = UIColor(light: 0x00C7BE, dark: 0x63E6E2)
  static let systemCyan = UIColor(light: 0x32ADE6, dark: 0x64D2FF)
  static let systemGray = UIColor(light: 0x8E8E93, dark: 0x8E8E93)
  static let systemGray2 = UIColor(light: 0xAEAEB2, dark: 0x636366)
  static let systemGray3 = UIColor(light: 0xC7C7CC, dark: 0x48484A)
  static let systemGray4 = UIColor(light: 0xD1D1D6, dark: 0x3A3A3C)
  static let systemGray5 = UIColor(light: 0xE5E5EA, dark: 0x2C2C2E)
  static let systemGray6 = UIColor(light: 0xF2F2F7, dark: 0x1C1C1E)
}
