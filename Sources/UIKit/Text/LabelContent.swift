import CoreText

/// What a label shows, and how.
struct LabelContent {
  var text: String?
  var attributed: NSAttributedString?
  var font: UIFont = .systemFont(ofSize: UIFont.labelFontSize)
  var textColor: UIColor = .label
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byTruncatingTail
  var numberOfLines = 1
  var preferredMaxLayoutWidth: CGFloat = 0
  var adjustsFontSize = false
  var minimumScaleFactor: CGFloat = 0
  var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  var shadowColor: UIColor?
  var shadowOffset = CGSize(width: 0, height: -1)
  var highlightedTextColor: UIColor?
  var isHighlighted = false
  var isEnabled = true

  /// Gives the whole attributed text an attribute.
  mutating func addAttribute(_ key: NSAttributedString.Key, _ value: Any) {
    guard let attributed else { return }
    let changed = NSMutableAttributedString(attributedString: attributed)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
    self.attributed = changed
  }

  /// Changes all paragraph styles of the attributed text.
  mutating func changeParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    guard let attributed else { return }
    let changed = NSMutableAttributedString(attributedString: attributed)
    let whole = NSRange(location: 0, length: changed.length)
    attributed.enumerateAttributes(in: whole, options: []) { values, range, _ in
      let style = NSMutableParagraphStyle()
      style.setParagraphStyle(values[.paragraphStyle] as? NSParagraphStyle ?? paragraphStyle)
      change(style)
      changed.addAttribute(.paragraphStyle, value: style, range: range)
    }
    self.attributed = changed
  }

  /// The paragraph style of a plain text.
  var paragraphStyle: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    style.lineBreakMode = lineBreakMode
    return style
  }

  /// What the text engine sets.
  var attributedText: AttributedText {
    var defaults = TextAttributes(font: font.textFont)
    defaults.color = textColor.cgColor
    defaults.paragraph.alignment = alignment.textAlignment
    defaults.paragraph.lineBreak = lineBreakMode.lineBreak
    if let shadowColor { defaults.shadow = TextShadow(offset: shadowOffset, blur: 0, color: shadowColor.cgColor) }
    var result = attributed.map { AttributedText($0, defaults: defaults) } ?? AttributedText(text ?? "", defaults)
    if isHighlighted, let color = highlightedTextColor?.cgColor { result = result.mapAttributes { $0.color = color } }
    if !isEnabled { result = result.mapAttributes { $0.color = dimmed($0.color) } }
    return result
  }

  /// Half as visible.
  private func dimmed(_ color: CGColor) -> CGColor { color.copy(alpha: color.alpha / 2) ?? color }
}
