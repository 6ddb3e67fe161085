import CoreText

extension TextAttributes {
  /// Takes over what UIKit's attributes say, and keeps the rest.
  mutating func apply(_ attributes: [NSAttributedString.Key: Any]) {
    if let value = attributes[.font] as? UIFont { font = value.textFont }
    if let value = attributes[.foregroundColor] as? UIColor { color = value.cgColor }
    if let value = attributes[.backgroundColor] as? UIColor { backgroundColor = value.cgColor }
    if let value = number(attributes[.tracking]) ?? number(attributes[.kern]) { kern = value }
    if let value = number(attributes[.baselineOffset]) { baselineOffset = value }
    if let value = attributes[.paragraphStyle] as? NSParagraphStyle { paragraph = value.settings }
    if let value = attributes[.shadow] as? NSShadow { shadow = value.textShadow }
    if let value = number(attributes[.strokeWidth]) { strokeWidth = value }
    if let value = attributes[.strokeColor] as? UIColor { strokeColor = value.cgColor }
    if let value = attributes[.attachment] as? NSTextAttachment { attachment = value.textAttachment }
    if let style = attributes[.underlineStyle] {
      underline = TextDecoration(style, attributes[.underlineColor])
    }
    if let style = attributes[.strikethroughStyle] {
      strikethrough = TextDecoration(style, attributes[.strikethroughColor])
    }
  }
}

extension TextDecoration {
  /// What an underline style, as it is or by its raw value, stands for; `nil` for none.
  init?(_ style: Any, _ color: Any?) {
    let bits = (style as? NSUnderlineStyle)?.rawValue ?? number(style).map(Int.init) ?? 0
    guard bits & 0x0F != 0 else { return nil }
    self.init(
      isThick: bits & 0x0F == NSUnderlineStyle.thick.rawValue,
      isDouble: bits & 0x0F == NSUnderlineStyle.double.rawValue,
      dashes: Self.dashes[bits & 0x0F00] ?? [], color: (color as? UIColor)?.cgColor)
  }

  /// Drawn and empty lengths by the bits of the pattern, in multiples of the line's thickness.
  private static let dashes: [Int: [CGFloat]] = [
    NSUnderlineStyle.patternDot.rawValue: [3, 3],
    NSUnderlineStyle.patternDash.rawValue: [10, 5],
    NSUnderlineStyle.patternDashDot.rawValue: [10, 3, 3, 3],
    NSUnderlineStyle.patternDashDotDot.rawValue: [10, 3, 3, 3, 3, 3],
  ]
}

extension NSShadow {
  /// For the text engine; `nil` where nothing would be seen.
  var textShadow: TextShadow? {
    guard let color = shadowColor as? UIColor else { return nil }
    return TextShadow(offset: shadowOffset, blur: shadowBlurRadius, color: color.cgColor)
  }
}

extension NSParagraphStyle {
  /// For the text engine.
  var settings: ParagraphSettings {
    var settings = ParagraphSettings()
    settings.alignment = alignment.textAlignment
    settings.lineBreak = lineBreakMode.lineBreak
    settings.direction =
      switch baseWritingDirection {
      case .natural: .natural
      case .leftToRight: .leftToRight
      case .rightToLeft: .rightToLeft
      }
    settings.firstLineIndent = firstLineHeadIndent
    settings.headIndent = headIndent
    settings.tailIndent = tailIndent
    settings.lineSpacing = lineSpacing
    settings.spacingBefore = paragraphSpacingBefore
    settings.spacingAfter = paragraphSpacing
    settings.minimumLineHeight = minimumLineHeight
    settings.maximumLineHeight = maximumLineHeight
    settings.lineHeightMultiple = lineHeightMultiple
    settings.tabStops = tabStops.map(\.location)
    settings.tabInterval = defaultTabInterval
    return settings
  }
}

extension NSTextAlignment {
  /// For the text engine.
  var textAlignment: ParagraphSettings.Alignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}

extension NSLineBreakMode {
  /// For the text engine.
  var lineBreak: ParagraphSettings.LineBreak {
    switch self {
    case .byWordWrapping: .wordWrap
    case .byCharWrapping: .characterWrap
    case .byClipping: .clip
    case .byTruncatingHead: .truncateHead
    case .byTruncatingTail: .truncateTail
    case .byTruncatingMiddle: .truncateMiddle
    }
  }
}

extension AttributedText {
  /// A string with UIKit's attributes, `defaults` standing for those it does not have.
  init(_ string: NSAttributedString, defaults: TextAttributes) {
    self.init(defaults: defaults)
    let text = string.string
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length), options: []) { values, range, _ in
      guard let part = Range(range, in: text) else { return }
      var attributes = defaults
      attributes.apply(values)
      append(String(text[part]), attributes)
    }
  }
}
