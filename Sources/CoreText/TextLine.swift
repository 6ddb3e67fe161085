import CoreGraphics
import Foundation

/// One line of a layout. Points; y grows downwards from the layout's top.
package struct TextLine {
  /// What the line is made of, in logical order.
  var clusters: [Cluster]
  /// Where its visible part begins.
  package internal(set) var x: CGFloat = 0
  package internal(set) var top: CGFloat = 0
  package internal(set) var baseline: CGFloat = 0
  /// The line's height, without the space to the next.
  package internal(set) var height: CGFloat = 0
  /// Without blanks at the end where the text goes on in the next line.
  package internal(set) var width: CGFloat = 0
  /// Whether the paragraph ends here.
  package internal(set) var endsParagraph = false
  var isRightToLeft = false
  /// Where the paragraph lets the line begin.
  var indent: CGFloat = 0
  /// The space to the next line.
  var spacingAfter: CGFloat = 0
  /// Added to each blank between words by justification.
  var stretch: CGFloat = 0
  /// The looks of an empty line.
  var defaults: TextAttributes

  /// The clusters without blanks at the end.
  var visibleCount: Int { (clusters.lastIndex { !$0.isBlank } ?? -1) + 1 }

  /// The clusters from left to right: Unicode's rule L2, which turns round runs from the highest level down.
  var visualOrder: [Cluster] {
    let base = isRightToLeft ? 1 : 0
    guard clusters.contains(where: { $0.run.level != 0 }) || base == 1 else { return clusters }
    var order = clusters
    // Blanks at the end take the paragraph's direction.
    let trailing = order.count - visibleCount
    var levels = order.map(\.run.level)
    for index in (order.count - trailing)..<order.count { levels[index] = base }
    guard var level = levels.max() else { return order }
    while level > 0 {
      var start = 0
      while start < order.count {
        guard levels[start] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[end] >= level { end += 1 }
        order[start..<end].reverse()
        levels[start..<end].reverse()
        start = end
      }
      level -= 1
    }
    return order
  }

  /// How far the line's fonts and attachments reach above and below the baseline, and the space they want below.
  var naturalMetrics: (ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
    var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    for attributes in clusters.isEmpty ? [defaults] : distinctLooks {
      ascent = max(ascent, attributes.font.ascent + attributes.baselineOffset)
      descent = max(descent, attributes.font.descent - attributes.baselineOffset)
      leading = max(leading, attributes.font.metrics.lineGap * attributes.font.size)
    }
    for cluster in clusters {
      guard case .attachment(let attachment) = cluster.kind else { continue }
      ascent = max(ascent, attachment.bounds.maxY + cluster.run.attributes.baselineOffset)
      descent = max(descent, -attachment.bounds.minY - cluster.run.attributes.baselineOffset)
    }
    return (ascent, descent, leading)
  }

  /// The space that the line's fonts want before another line, in points.
  var interlineLeading: CGFloat {
    (clusters.isEmpty ? [defaults] : distinctLooks).map { $0.font.interlineLeading * $0.font.size }.max() ?? 0
  }

  /// The looks of all runs, each once in a row.
  private var distinctLooks: [TextAttributes] {
    var looks: [TextAttributes] = []
    var last: ShapedRun?
    for cluster in clusters where cluster.run !== last {
      last = cluster.run
      looks.append(cluster.run.attributes)
    }
    return looks
  }
}
