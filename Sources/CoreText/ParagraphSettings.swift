import Foundation

/// How a paragraph is set. Lengths are in points.
package struct ParagraphSettings: Hashable, Sendable {
  package enum Alignment: Sendable { case left, center, right, justified, natural }
  package enum LineBreak: Sendable {
    case wordWrap, characterWrap, clip, truncateHead, truncateTail, truncateMiddle

    /// Whether text too long for a line goes on in the next without an end.
    package var wraps: Bool { self == .wordWrap || self == .characterWrap }
  }
  package enum Direction: Sendable { case natural, leftToRight, rightToLeft }

  package var alignment = Alignment.natural
  package var lineBreak = LineBreak.wordWrap
  package var direction = Direction.natural
  package var firstLineIndent: CGFloat = 0
  package var headIndent: CGFloat = 0
  /// From the left edge, or from the right edge where it is 0 or less.
  package var tailIndent: CGFloat = 0
  package var lineSpacing: CGFloat = 0
  package var spacingBefore: CGFloat = 0
  package var spacingAfter: CGFloat = 0
  package var minimumLineHeight: CGFloat = 0
  /// 0 for no limit.
  package var maximumLineHeight: CGFloat = 0
  /// 0 for none.
  package var lineHeightMultiple: CGFloat = 0
  package var tabStops = (1...12).map { CGFloat($0) * 28 }
  package var tabInterval: CGFloat = 0

  package init() {}

  /// The place at which text after a tab at `position` goes on.
  func tabStop(after position: CGFloat) -> CGFloat {
    if let stop = tabStops.first(where: { $0 > position + 0.01 }) { return stop }
    guard tabInterval > 0 else { return position }
    return ((position / tabInterval).rounded(.down) + 1) * tabInterval
  }
}
