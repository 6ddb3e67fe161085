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

  /// Where lines begin, after the first, that leave the least room between words in all: the squares of what is free in
  /// each line but the last add up to the least. iOS breaks justified paragraphs so. `nil` where a word is too long.
  func balancedStarts() -> [Int]? {
    let candidates = [0] + clusters.indices.filter { $0 > 0 && clusters[$0].canBreakBefore } + [clusters.count]
    guard clusters.allSatisfy({ !$0.isTab && !$0.isLineSeparator }) else { return nil }
    var best = [(cost: CGFloat(0), previous: 0)]
    for end in candidates.indices.dropFirst() {
      var choice = (cost: CGFloat.infinity, previous: 0)
      for start in (0..<end).reversed() {
        let free = freeRoom(from: candidates[start], to: candidates[end])
        guard free >= -Self.tolerance else { break }
        let cost = best[start].cost + (candidates[end] == clusters.count ? 0 : free * free)
        if cost < choice.cost { choice = (cost, start) }
      }
      guard choice.cost.isFinite else { return nil }
      best.append(choice)
    }
    var starts: [Int] = []
    var index = best[candidates.count - 1].previous
    while index > 0 {
      starts.insert(candidates[index], at: 0)
      index = best[index].previous
    }
    return starts
  }

  /// What a line of these clusters leaves free, blanks at its end not counted.
  private func freeRoom(from start: Int, to end: Int) -> CGFloat {
    let line = clusters[start..<end]
    let visible = line.prefix(through: line.lastIndex { !$0.isBlank } ?? start)
    return available(isFirst: start == 0) - visible.width
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
