import Foundation

extension NSAttributedString.Key {
  /// The font, a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// How the paragraph is set, an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The colour of the text, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind the text, a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// Whether ligatures are used, a number.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// Points added after each glyph, a number.
  public static let kern = NSAttributedString.Key("NSKern")
  /// Points added after each glyph besides kerning, a number.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// An `NSUnderlineStyle`’s raw value.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// An `NSUnderlineStyle`’s raw value.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The colour of outlines, a `UIColor`.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of outlines in percent of the font size; negative to fill as well.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The shadow, an `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// A text effect. Not drawn.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// What stands in place of an attachment character, an `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// Where the text leads, a `URL` or `String`.
  public static let link = NSAttributedString.Key("NSLink")
  /// Points by which the text stands above the baseline, a number.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The colour of the underline, a `UIColor`.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The colour of the line through, a `UIColor`.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The skew of glyphs, a number. Not drawn.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The logarithm of a horizontal stretch, a number. Not drawn.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// Nested directions, an array of numbers. Not regarded.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
}
