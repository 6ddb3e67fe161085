import Foundation

/// The smallest part of a text that a line can be made of: what one or more characters are drawn with.
struct Cluster {
  enum Kind {
    case glyphs
    case whitespace
    case tab
    case attachment(TextAttachment)
    /// Ends the line, but not the paragraph.
    case lineSeparator
  }

  var run: ShapedRun
  /// Which of the run's glyphs, in visual order.
  var glyphs: Range<Int>
  /// In points, with tracking.
  var width: CGFloat
  var kind: Kind
  /// Whether a line may begin here.
  var canBreakBefore: Bool
  /// Whether a character begins here.
  var isCharacterStart: Bool
  /// Where its characters begin, in bytes of UTF-8 from the paragraph's start.
  var start: Int

  var isBlank: Bool {
    switch kind {
    case .whitespace, .tab, .lineSeparator: true
    case .glyphs, .attachment: false
    }
  }

  var isLineSeparator: Bool {
    if case .lineSeparator = kind { return true }
    return false
  }

  var isTab: Bool {
    if case .tab = kind { return true }
    return false
  }
}
