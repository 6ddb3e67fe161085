import InterfaceBuilder

extension UIColor {
  /// The colour of a document's numbers. Generic spaces are read as the screen's, as documents without colour matching
  /// are compiled.
  convenience init(inNib components: InterfaceColor.Components) {
    let red = CGFloat(components.red), green = CGFloat(components.green), blue = CGFloat(components.blue)
    let alpha = CGFloat(components.alpha)
    switch components.space {
    case .displayP3: self.init(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    case .genericGamma22Gray, .calibratedWhite, .deviceWhite: self.init(white: red, alpha: alpha)
    case .sRGB, .calibratedRGB, .deviceRGB: self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
  }

  /// UIKit's colour that a document calls by that name.
  static func systemColor(inNib name: String) -> UIColor? { systemColorsInNibs[name] }

  private static let systemColorsInNibs: [String: UIColor] = [
    "blackColor": .black, "darkGrayColor": .darkGray, "lightGrayColor": .lightGray, "whiteColor": .white,
    "grayColor": .gray, "redColor": .red, "greenColor": .green, "blueColor": .blue, "cyanColor": .cyan,
    "yellowColor": .yellow, "magentaColor": .magenta, "orangeColor": .orange, "purpleColor": .purple,
    "brownColor": .brown, "clearColor": .clear, "darkTextColor": .darkText, "lightTextColor": .lightText,
    "systemRedColor": .systemRed, "systemGreenColor": .systemGreen, "systemBlueColor": .systemBlue,
    "systemOrangeColor": .systemOrange, "systemYellowColor": .systemYellow, "systemPinkColor": .systemPink,
    "systemPurpleColor": .systemPurple, "systemTealColor": .systemTeal, "systemIndigoColor": .systemIndigo,
    "systemBrownColor": .systemBrown, "systemMintColor": .systemMint, "systemCyanColor": .systemCyan,
    "systemGrayColor": .systemGray, "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3,
    "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6,
    "labelColor": .label, "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel,
    "quaternaryLabelColor": .quaternaryLabel, "linkColor": .link, "placeholderTextColor": .placeholderText,
    "separatorColor": .separator, "opaqueSeparatorColor": .opaqueSeparator,
    "systemBackgroundColor": .systemBackground, "secondarySystemBackgroundColor": .secondarySystemBackground,
    "tertiarySystemBackgroundColor": .tertiarySystemBackground,
    "systemGroupedBackgroundColor": .systemGroupedBackground,
    "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
    "groupTableViewBackgroundColor": .systemGroupedBackground,
    "tableCellGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "systemFillColor": .systemFill, "secondarySystemFillColor": .secondarySystemFill,
    "tertiarySystemFillColor": .tertiarySystemFill, "quaternarySystemFillColor": .quaternarySystemFill,
    "tintColor": .tintColor, "textColor": .label, "controlTextColor": .label,
  ]
}
