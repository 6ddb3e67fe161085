import Foundation

extension CGPath {
  /// The path cut into dashes: `lengths` of what is drawn and what is left out in turn, beginning `phase` into them.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    guard !lengths.isEmpty, lengths.allSatisfy({ $0 >= 0 }), lengths.contains(where: { $0 > 0 }) else {
      return CGPath(elements: elements.map { $0.applying(transform) })
    }
    let dashes = elements.polylines(tolerance: outlineTolerance).flatMap { $0.dashes(phase: phase, lengths: lengths) }
    return CGPath(elements: dashes.flatMap(\.elements).map { $0.applying(transform) })
  }

  /// The outline of the area that a line along the path covers.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let stroker = Stroker(
      radius: lineWidth / 2, cap: lineCap, join: lineJoin, miterLimit: miterLimit, tolerance: outlineTolerance)
    let outlines = elements.polylines(tolerance: outlineTolerance).flatMap(stroker.outlines)
    return CGPath(elements: outlines.flatMap(\.elements).map { $0.applying(transform) })
  }

  /// The path with its curves as lines that lie at most `threshold` from them.
  public func flattened(threshold: CGFloat) -> CGPath {
    CGPath(elements: elements.polylines(tolerance: max(threshold, 1e-6)).flatMap(\.elements))
  }

  /// How far, in the path's own space, outlines may lie from the curves: not visible at three pixels to a point.
  private var outlineTolerance: CGFloat { 0.02 }
}

extension Polyline {
  fileprivate var elements: [PathElement] {
    guard let first = points.first else { return [] }
    return [.move(first)] + points.dropFirst().map { .line($0) } + (isClosed ? [.close] : [])
  }

  fileprivate func dashes(phase: CGFloat, lengths: [CGFloat]) -> [Polyline] {
    let lengths = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let total = lengths.reduce(0, +)
    var rest = phase - (phase / total).rounded(.down) * total
    var index = 0
    while rest >= lengths[index], rest > 0 {
      rest -= lengths[index]
      index = (index + 1) % lengths.count
    }
    rest = lengths[index] - rest
    var result: [Polyline] = []
    var current: Polyline? = index % 2 == 0 ? points.first.map { Polyline(points: [$0]) } : nil
    for (from, to) in segments {
      let length = hypot(to.x - from.x, to.y - from.y)
      var done: CGFloat = 0
      while length - done > rest {
        done += rest
        let cut = CGPoint(x: from.x + (to.x - from.x) * done / length, y: from.y + (to.y - from.y) * done / length)
        if var dash = current {
          dash.points.append(cut)
          result.append(dash)
          current = nil
        } else {
          current = Polyline(points: [cut])
        }
        index = (index + 1) % lengths.count
        rest = lengths[index]
      }
      rest -= length - done
      current?.points.append(to)
    }
    if let current, current.points.count > 1 { result.append(current) }
    return result
  }

  /// The lines, the closing one as well.
  fileprivate var segments: [(CGPoint, CGPoint)] {
    let ends = isClosed ? points.dropFirst() + points.prefix(1) : points.dropFirst()
    return Array(zip(points, ends))
  }
}
