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

  /// UIKit's colour that a document calls by that name. Documents also know names that UIKit has no method for.
  static func systemColor(inNib name: String) -> UIColor? {
    switch name {
    case "tableCellGroupedBackgroundColor": .secondarySystemGroupedBackground
    case "textColor", "controlTextColor": .label
    default: systemColor(named: name)
    }
  }
}
