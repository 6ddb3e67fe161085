import CoreGraphics
import Foundation

/// Text set in lines, at full precision and independent of any scale. Points; y grows downwards from the top.
package struct TextLayout {
  /// When text is cut rather than continued in another line.
  package enum Truncation: Sendable {
    /// In the last line that `maximumLines` allows.
    case lastLine
    /// In each paragraph whose settings say so, which then takes one line.
    case everyParagraph
  }

  package private(set) var lines: [TextLine] = []
  /// What the text was set in. Infinite where nothing limits it.
  package let width: CGFloat
  /// Whether some of the text had to be left out.
  package private(set) var isTruncated = false
  /// The height of all lines with the space between them.
  package private(set) var height: CGFloat = 0

  private let truncation: Truncation
  private let maximumLines: Int

  /// Sets text in lines of at most `width` points; `maximumLines` of 0 is no limit.
  package init(
    _ text: AttributedText, width: CGFloat, maximumLines: Int = 0, truncation: Truncation = .lastLine,
    usesLeading: Bool = true
  ) {
    self.width = width
    self.truncation = truncation
    self.maximumLines = maximumLines > 0 ? maximumLines : .max
    let paragraphs = Paragraph.split(text)
    for (index, paragraph) in paragraphs.enumerated() where lines.count < self.maximumLines {
      add(paragraph, isFirst: index == 0, isLast: index == paragraphs.count - 1, usesLeading: usesLeading)
    }
    alignLines(paragraphs)
  }

  /// Sets text as above, and leaves out lines that `height` has no room for, but for the first.
  package init(_ text: AttributedText, fitting size: CGSize, maximumLines: Int = 0) {
    let whole = TextLayout(text, width: size.width, maximumLines: maximumLines)
    let fitting = whole.lines.filter { $0.top + $0.height <= size.height + 0.5 }.count
    guard fitting < whole.lines.count, whole.lines.count > 1 else {
      self = whole
      return
    }
    self.init(text, width: size.width, maximumLines: max(fitting, 1))
  }

  /// What the lines need, not rounded.
  package var size: CGSize {
    CGSize(width: lines.map { $0.width + $0.indent }.max() ?? 0, height: height)
  }

  /// From the top to the first line's baseline.
  package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }

  /// From the top to the last line's baseline.
  package var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

  /// Takes away the lines that do not fit within `height` points, but for the first.
  package mutating func removeLines(below height: CGFloat) {
    let fitting = lines.filter { $0.top + $0.height <= height + 0.5 }.count
    lines.removeLast(lines.count - max(fitting, min(lines.count, 1)))
    self.height = lines.last.map { $0.top + $0.height } ?? 0
  }

  // MARK: - Filling lines

  private mutating func add(_ paragraph: Paragraph, isFirst: Bool, isLast: Bool, usesLeading: Bool) {
    let settings = paragraph.settings
    let shaped = paragraph.shaper.shape(direction: settings.direction)
    let breaker = LineBreaker(clusters: shaped.clusters, settings: settings, width: width)
    if !isFirst { height += settings.spacingBefore }
    let isBalanced = settings.alignment == .justified && settings.lineBreak != .characterWrap && width.isFinite
    var starts = (isBalanced ? breaker.balancedStarts() : nil) ?? []
    var start = 0
    repeat {
      let isParagraphStart = start == 0
      let mustEnd = endsHere(settings)
      var clusters =
        mustEnd && !settings.lineBreak.wraps
        ? Array(shaped.clusters[start...])
        : starts.first.map { Array(shaped.clusters[start..<$0]) }
          ?? breaker.line(from: start, isFirst: isParagraphStart)
      if !starts.isEmpty { starts.removeFirst() }
      start += clusters.count
      if mustEnd { isTruncated = isTruncated || start < shaped.clusters.count || (!isLast && isLastAllowed) }
      if mustEnd, !settings.lineBreak.wraps {
        clusters = cut(clusters, breaker.available(isFirst: isParagraphStart), settings, hasMore: !isLast)
      }
      var line = TextLine(clusters: clusters, defaults: paragraph.defaults)
      line.isRightToLeft = shaped.isRightToLeft
      line.endsParagraph = start >= shaped.clusters.count
      line.indent = breaker.indent(isFirst: isParagraphStart)
      append(line, settings, usesLeading: usesLeading)
    } while start < shaped.clusters.count && lines.count < maximumLines && !shaped.clusters.isEmpty
    if !isLast, lines.count < maximumLines { height += settings.spacingAfter }
  }

  private var isLastAllowed: Bool { lines.count == maximumLines - 1 }

  /// Whether the paragraph's next line is one that takes all the rest.
  private func endsHere(_ settings: ParagraphSettings) -> Bool {
    isLastAllowed || (truncation == .everyParagraph && !settings.lineBreak.wraps)
  }

  private mutating func cut(
    _ clusters: [Cluster], _ room: CGFloat, _ settings: ParagraphSettings, hasMore: Bool
  ) -> [Cluster] {
    let mustTruncate = hasMore && isLastAllowed && truncation == .lastLine
    // Below the first line iOS cuts at the end, whatever place of the ellipsis is asked for.
    let isBelowFirst = !lines.isEmpty && truncation == .lastLine && settings.lineBreak != .clip
    let mode = isBelowFirst ? .truncateTail : settings.lineBreak
    let kept = LineTruncation(mode: mode, width: room).truncate(clusters, mustTruncate: mustTruncate)
    if kept.count != clusters.count || kept.last?.run !== clusters.last?.run { isTruncated = true }
    return kept
  }

  /// Gives a line its place. Extra height goes above the text, as TextKit has it.
  private mutating func append(_ line: TextLine, _ settings: ParagraphSettings, usesLeading: Bool) {
    var line = line
    let natural = line.naturalMetrics
    let needed = natural.ascent + natural.descent + (usesLeading ? natural.leading : 0)
    var lineHeight = needed * (settings.lineHeightMultiple > 0 ? settings.lineHeightMultiple : 1)
    lineHeight = max(lineHeight, settings.minimumLineHeight)
    if settings.maximumLineHeight > 0 { lineHeight = min(lineHeight, settings.maximumLineHeight) }
    if let last = lines.last { height += last.spacingAfter }
    line.top = height
    line.height = lineHeight
    line.baseline = height + natural.ascent + (lineHeight - needed)
    line.spacingAfter = settings.lineSpacing + (usesLeading ? line.interlineLeading : 0)
    height += lineHeight
    let visible = line.endsParagraph ? line.clusters.count : line.visibleCount
    line.width = line.clusters.prefix(visible).reduce(0) { $0 + $1.width }
    if line.endsParagraph, width.isFinite {
      line.width = max(min(line.width, width - line.indent), line.clusters.prefix(line.visibleCount).width)
    }
    lines.append(line)
  }

  // MARK: - Alignment

  private mutating func alignLines(_ paragraphs: [Paragraph]) {
    let room = width.isFinite ? width : size.width
    var paragraph = 0
    for index in lines.indices {
      lines[index].align(paragraphs[paragraph].settings, width: room)
      if lines[index].endsParagraph { paragraph += 1 }
    }
  }
}

extension Collection where Element == Cluster {
  /// The sum of all widths, in points.
  var width: CGFloat { reduce(0) { $0 + $1.width } }
}
