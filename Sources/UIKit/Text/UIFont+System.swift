import CoreGraphics
import CoreText
import Foundation

extension UIFont {
  /// The size of text in labels, in points.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of text in buttons, in points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of small text, in points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The size of ordinary text, in points.
  public class var systemFontSize: CGFloat { 14 }

  /// The system font.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

  /// The system font in bold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }

  /// The system font in italic.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(size: fontSize, weight: .regular, traits: .traitItalic)
  }

  /// The system font in a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    system(size: fontSize, weight: weight)
  }

  /// The system font in a weight. The width is kept in the descriptor, but drawn as standard.
  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width) -> UIFont {
    system(size: fontSize, weight: weight)
  }

  /// The system font with digits of one width.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    system(size: fontSize, weight: weight, hasMonospacedDigits: true)
  }

  /// The system's font of one width.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    system(size: fontSize, weight: weight, design: .monospaced)
  }

  private static func system(
    size: CGFloat, weight: Weight, design: UIFontDescriptor.SystemDesign = .default,
    traits: UIFontDescriptor.SymbolicTraits = [], hasMonospacedDigits: Bool = false
  ) -> UIFont {
    let descriptor = UIFontDescriptor(
      systemDesign: design, weight: weight, traits: traits, hasMonospacedDigits: hasMonospacedDigits)
    return UIFont(descriptor: descriptor, size: size > 0 ? size : systemFontSize)
  }

  /// The system font for a role of text, in the size the current traits prefer.
  public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    UIFont(descriptor: UIFontDescriptor.preferredFontDescriptor(withTextStyle: style), size: 0)
  }

  /// The system font for a role of text, in the size the traits prefer.
  public class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    UIFont(descriptor: .preferredFontDescriptor(withTextStyle: style, compatibleWith: traitCollection), size: 0)
  }
}
