/// The text of a field, and how it looks where it does not say so itself.
@MainActor final class FieldContent {
  static let defaultFont = UIFont.systemFont(ofSize: 17)

  var text: NSAttributedString?
  var placeholder: NSAttributedString?
  var font = FieldContent.defaultFont
  var color: UIColor = .label
  var alignment = NSTextAlignment.natural
  private var more: [NSAttributedString.Key: Any] = [:]

  /// The attributes of text without its own.
  var attributes: [NSAttributedString.Key: Any] {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = alignment
    paragraph.lineBreakMode = .byTruncatingTail
    let own: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color, .paragraphStyle: paragraph]
    return more.merging(own) { $1 }
  }

  /// Makes these the attributes of text without its own.
  func takeOver(_ attributes: [NSAttributedString.Key: Any]) {
    more = attributes
    if let font = attributes[.font] as? UIFont { self.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { self.color = color }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle { alignment = style.alignment }
  }
}
