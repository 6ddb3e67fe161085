import CoreGraphics
import Foundation

/// What a paragraph style holds.
struct ParagraphValues: Hashable {
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var alignment = NSTextAlignment.natural
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var firstLineHeadIndent: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var baseWritingDirection = NSWritingDirection.natural
  var lineHeightMultiple: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  var hyphenationFactor: Float = 0
  var usesDefaultHyphenation = false
  var tabStops = (1...12).map { NSTextTab(textAlignment: .natural, location: CGFloat($0) * 28) }
  var defaultTabInterval: CGFloat = 0
  var allowsDefaultTighteningForTruncation = false
  var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy()

  func hash(into hasher: inout Hasher) {
    hasher.combine(lineSpacing)
    hasher.combine(alignment)
    hasher.combine(lineBreakMode)
    hasher.combine(lineHeightMultiple)
  }

  static func == (one: ParagraphValues, other: ParagraphValues) -> Bool {
    one.lineSpacing == other.lineSpacing && one.paragraphSpacing == other.paragraphSpacing
      && one.alignment == other.alignment && one.headIndent == other.headIndent && one.tailIndent == other.tailIndent
      && one.firstLineHeadIndent == other.firstLineHeadIndent && one.minimumLineHeight == other.minimumLineHeight
      && one.maximumLineHeight == other.maximumLineHeight && one.lineBreakMode == other.lineBreakMode
      && one.baseWritingDirection == other.baseWritingDirection && one.lineHeightMultiple == other.lineHeightMultiple
      && one.paragraphSpacingBefore == other.paragraphSpacingBefore && one.tabStops == other.tabStops
      && one.defaultTabInterval == other.defaultTabInterval
  }
}
