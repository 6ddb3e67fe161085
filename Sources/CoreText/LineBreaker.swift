import Foundation

/// Fills lines with the clusters of a paragraph.
struct LineBreaker {
  let clusters: [Cluster]
  let settings: ParagraphSettings
  /// What lines may be as wide as, in points, before indents.
  let width: CGFloat

  /// A hair, in points, that sums of widths may be wrong by.
  static let tolerance: CGFloat = 0.001

  /// The room of a line, in points.
  func available(isFirst: Bool) -> CGFloat {
    let right = settings.tailIndent > 0 ? min(settings.tailIndent, width) : width + settings.tailIndent
    return max(right - indent(isFirst: isFirst), 0)
  }

  /// Where a line begins, in points.
  func indent(isFirst: Bool) -> CGFloat { isFirst ? settings.firstLineIndent : settings.headIndent }

  /// The clusters of the line that begins at `start`, widths of tabs filled in, at least one.
  func line(from start: Int, isFirst: Bool) -> [Cluster] {
    let room = available(isFirst: isFirst) + Self.tolerance
    var line: [Cluster] = []
    var (position, lastBreak): (CGFloat, Int?) = (0, nil)
    for index in start..<clusters.count {
      var cluster = clusters[index]
      if cluster.isTab {
        cluster.width =
          settings.tabStop(after: position + indent(isFirst: isFirst)) - position
          - indent(isFirst: isFirst)
      }
      if !line.isEmpty, mayBreak(before: cluster) { lastBreak = line.count }
      if !cluster.isBlank, !line.isEmpty, position + cluster.width > room {
        return Array(line.prefix(lastBreak ?? lastCharacter(in: line, before: cluster)))
      }
      line.append(cluster)
      position += cluster.width
      if cluster.isLineSeparator { break }
    }
    return line
  }

  private func mayBreak(before cluster: Cluster) -> Bool {
    settings.lineBreak == .characterWrap ? cluster.isCharacterStart : cluster.canBreakBefore
  }

  /// How much of a line that is one long word stays in it: it is not split within a character.
  private func lastCharacter(in line: [Cluster], before next: Cluster) -> Int {
    guard !next.isCharacterStart else { return line.count }
    let start = line.lastIndex { $0.isCharacterStart } ?? 0
    return start > 0 ? start : line.count
  }
}
