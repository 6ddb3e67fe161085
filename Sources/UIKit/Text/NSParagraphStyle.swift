import CoreGraphics
import Foundation

/// How a paragraph is set: its alignment, line breaking and spacing.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  /// Ways to keep a paragraph's last line from holding a single word. Not regarded in layout.
  public struct LineBreakStrategy: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// A strategy of the given bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Pushes words down rather than leave one alone.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Keeps Hangul words whole.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// What the system's labels use.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  /// The style that text without one has.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The direction in which text of a language is written.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    guard let languageName else { return .leftToRight }
    return Locale.Language(identifier: languageName).characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  private let foundationMark = FoundationMark()
  var values = ParagraphValues()

  public override init() {}

  init(values: ParagraphValues) { self.values = values }

  /// Space between two lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// Space after the paragraph, in points.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// How lines stand between the margins.
  open var alignment: NSTextAlignment { values.alignment }
  /// The indent of all lines but the first, in points.
  open var headIndent: CGFloat { values.headIndent }
  /// The right margin, in points: from the left edge, or from the right edge where it is 0 or less.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The indent of the first line, in points.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The least height of a line, in points.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line, in points; 0 is no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// What becomes of text too long for its line.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The side on which lines begin.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// A factor on the natural line height; 0 is none.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// Space before the paragraph, unless it is the first, in points.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// How ready a line is to be hyphenated. Not regarded in layout.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Whether words may be hyphenated. Not regarded in layout.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// Places where text after a tab goes on.
  open var tabStops: [NSTextTab] { values.tabStops }
  /// The distance of tab stops after the last of `tabStops`, in points.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// Whether letters may move closer before a line is truncated. Not regarded in layout.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
  /// How orphaned words are kept away. Not regarded in layout.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }

  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values: values) }

  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values: values) }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

  open override var hash: Int { values.hashValue }
}
