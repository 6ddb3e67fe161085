import Foundation

extension TextLine {
  /// Puts the line between the margins of a paragraph `width` points wide.
  mutating func align(_ settings: ParagraphSettings, width: CGFloat) {
    let right = settings.tailIndent > 0 ? min(settings.tailIndent, width) : width + settings.tailIndent
    let visible = clusters.prefix(visibleCount)
    let free = right - indent - visible.width
    switch settings.alignment {
    case .left: x = indent
    case .right: x = indent + free
    case .center: x = indent + free / 2
    case .natural, .justified: x = isRightToLeft ? indent + free : indent
    }
    if settings.alignment == .justified { justify(free, visible.filter(\.isBlank).count) }
  }

  private mutating func justify(_ free: CGFloat, _ blanks: Int) {
    guard free > 0, blanks > 0, !endsParagraph, !(clusters.last?.isLineSeparator ?? false) else { return }
    stretch = free / CGFloat(blanks)
    if isRightToLeft { x -= free }
  }
}
