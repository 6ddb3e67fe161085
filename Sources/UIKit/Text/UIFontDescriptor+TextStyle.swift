extension UIFontDescriptor {
  /// The descriptor of the system font for a role of text, in the size the current traits prefer.
  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// The descriptor of the system font for a role of text, in the size the traits prefer.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    let category = UIContentSizeCategory.preferred(in: traitCollection)
    let system = SystemFont(design: .default, weight: style.weight)
    return UIFontDescriptor([.size: style.pointSize(in: category), .textStyle: style], system: system)
  }
}

extension UIContentSizeCategory {
  /// What the traits, or the current ones, prefer.
  static func preferred(in traits: UITraitCollection?) -> UIContentSizeCategory {
    let category = (traits ?? .current).preferredContentSizeCategory
    return category == .unspecified ? UITraitCollection.current.preferredContentSizeCategory : category
  }
}
