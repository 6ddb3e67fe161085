import Foundation

/// Shortens a line that is too long.
struct LineTruncation {
  let mode: ParagraphSettings.LineBreak
  /// In points.
  let width: CGFloat

  /// What of `clusters` fits, with an ellipsis for what does not. `mustTruncate` says that more text follows.
  func truncate(_ clusters: [Cluster], mustTruncate: Bool) -> [Cluster] {
    let total = clusters.reduce(0) { $0 + $1.width }
    guard mustTruncate || total > width + LineBreaker.tolerance else { return clusters }
    switch mode {
    case .truncateHead:
      guard let ellipsis = ellipsis(like: clusters.last) else { return clusters }
      return ellipsis + suffix(of: clusters, room: width - length(ellipsis))
    case .truncateMiddle:
      return truncateMiddle(clusters)
    case .truncateTail:
      return truncateTail(clusters)
    case .clip, .wordWrap, .characterWrap:
      return clusters
    }
  }

  private func truncateTail(_ clusters: [Cluster]) -> [Cluster] {
    guard let ellipsis = ellipsis(like: clusters.first) else { return clusters }
    let kept = withoutTrailingBlanks(prefix(of: clusters, room: width - length(ellipsis)))
    return kept + (self.ellipsis(like: kept.last) ?? ellipsis)
  }

  private func truncateMiddle(_ clusters: [Cluster]) -> [Cluster] {
    guard let ellipsis = ellipsis(like: clusters.first) else { return clusters }
    let room = max(width - length(ellipsis), 0)
    let tail = suffix(of: clusters, room: room / 2)
    let head = prefix(of: Array(clusters.dropLast(tail.count)), room: room - length(tail))
    return head + ellipsis + tail
  }

  private func ellipsis(like cluster: Cluster?) -> [Cluster]? {
    guard var attributes = cluster?.run.attributes else { return nil }
    attributes.attachment = nil
    return ParagraphShaper.shape("…", attributes)
  }

  private func length(_ clusters: [Cluster]) -> CGFloat { clusters.reduce(0) { $0 + $1.width } }

  private func prefix(of clusters: [Cluster], room: CGFloat) -> [Cluster] {
    var (count, position): (Int, CGFloat) = (0, 0)
    while count < clusters.count, position + clusters[count].width <= room + LineBreaker.tolerance {
      position += clusters[count].width
      count += 1
    }
    while count > 0, count < clusters.count, !clusters[count].isCharacterStart { count -= 1 }
    return Array(clusters.prefix(count))
  }

  private func suffix(of clusters: [Cluster], room: CGFloat) -> [Cluster] {
    var (count, position): (Int, CGFloat) = (0, 0)
    while count < clusters.count {
      let next = clusters[clusters.count - count - 1]
      guard position + next.width <= room + LineBreaker.tolerance else { break }
      position += next.width
      count += 1
    }
    while count > 0, !clusters[clusters.count - count].isCharacterStart { count -= 1 }
    return Array(clusters.suffix(count))
  }

  private func withoutTrailingBlanks(_ clusters: [Cluster]) -> [Cluster] {
    Array(clusters.prefix((clusters.lastIndex { !$0.isBlank } ?? -1) + 1))
  }
}
