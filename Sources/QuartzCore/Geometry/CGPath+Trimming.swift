import CoreGraphics

extension CGPath {
  /// The part of the path between two parts of its whole length, over all subpaths, as `strokeStart` and `strokeEnd`
  /// take it.
  func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
    guard start > 0 || end < 1 else { return self }
    let segments = PathSegment.segments(of: elements)
    let total = segments.reduce(0) { $0 + $1.length }
    guard total > 0 else { return CGPath(elements: []) }
    let range = max(start, 0) * total...min(max(end, start), 1) * total
    var kept: [PathElement] = []
    var travelled: CGFloat = 0
    var pen: CGPoint?
    for segment in segments {
      let from = max(range.lowerBound - travelled, 0)
      let to = min(range.upperBound - travelled, segment.length)
      travelled += segment.length
      guard from < to else {
        pen = nil
        continue
      }
      let part = segment.part(from: from, to: to)
      if segment.beginsSubpath || pen != part.start { kept.append(.move(part.start)) }
      kept.append(part.element)
      pen = part.end
    }
    return CGPath(elements: kept)
  }
}

/// One line or cubic curve of a path, with its length.
private struct PathSegment {
  var start: CGPoint
  var control1: CGPoint
  var control2: CGPoint
  var end: CGPoint
  var isLine: Bool
  var beginsSubpath: Bool
  /// The length of the segment up to each of evenly spaced parameters, the first 0.
  private var lengths: [CGFloat]

  var length: CGFloat { lengths[lengths.count - 1] }

  var element: PathElement { isLine ? .line(end) : .curve(control1, control2, end) }

  init(line start: CGPoint, _ end: CGPoint, beginsSubpath: Bool) {
    (self.start, control1, control2, self.end) = (start, start, end, end)
    isLine = true
    self.beginsSubpath = beginsSubpath
    lengths = [0, hypot(end.x - start.x, end.y - start.y)]
  }

  init(curve start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint, beginsSubpath: Bool) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
    isLine = false
    self.beginsSubpath = beginsSubpath
    lengths = [0]
    let steps = 64
    var last = start
    for step in 1...steps {
      let next = point(at: CGFloat(step) / CGFloat(steps))
      lengths.append(length + hypot(next.x - last.x, next.y - last.y))
      last = next
    }
  }

  static func segments(of elements: [PathElement]) -> [PathSegment] {
    var result: [PathSegment] = []
    var (first, pen, begins) = (CGPoint.zero, CGPoint.zero, true)
    for element in elements {
      switch element {
      case .move(let point):
        (first, pen, begins) = (point, point, true)
        continue
      case .line(let end):
        result.append(PathSegment(line: pen, end, beginsSubpath: begins))
        pen = end
      case .quad(let control, let end):
        let control1 = interpolate(pen, control, 2 / 3)
        let control2 = interpolate(end, control, 2 / 3)
        result.append(PathSegment(curve: pen, control1, control2, end, beginsSubpath: begins))
        pen = end
      case .curve(let control1, let control2, let end):
        result.append(PathSegment(curve: pen, control1, control2, end, beginsSubpath: begins))
        pen = end
      case .close:
        if pen != first { result.append(PathSegment(line: pen, first, beginsSubpath: begins)) }
        pen = first
      }
      begins = element == .close
    }
    return result
  }

  /// The part between two lengths along the segment.
  func part(from: CGFloat, to: CGFloat) -> PathSegment {
    guard from > 0 || to < length else { return self }
    if isLine {
      return PathSegment(
        line: interpolate(start, end, from / length), interpolate(start, end, to / length),
        beginsSubpath: beginsSubpath)
    }
    return cut(from: parameter(at: from), to: parameter(at: to))
  }

  private func point(at t: CGFloat) -> CGPoint {
    let (a, b, c) = (
      interpolate(start, control1, t), interpolate(control1, control2, t), interpolate(control2, end, t)
    )
    return interpolate(interpolate(a, b, t), interpolate(b, c, t), t)
  }

  private func parameter(at distance: CGFloat) -> CGFloat {
    let steps = lengths.count - 1
    guard let next = lengths.firstIndex(where: { $0 >= distance }), next > 0 else { return 0 }
    let span = lengths[next] - lengths[next - 1]
    let within = span > 0 ? (distance - lengths[next - 1]) / span : 0
    return (CGFloat(next - 1) + within) / CGFloat(steps)
  }

  /// The curve between two parameters, by de Casteljau's construction.
  private func cut(from t0: CGFloat, to t1: CGFloat) -> PathSegment {
    func blossom(_ u: CGFloat, _ v: CGFloat, _ w: CGFloat) -> CGPoint {
      let (a, b, c) = (
        interpolate(start, control1, u), interpolate(control1, control2, u), interpolate(control2, end, u)
      )
      return interpolate(interpolate(a, b, v), interpolate(b, c, v), w)
    }
    return PathSegment(
      curve: blossom(t0, t0, t0), blossom(t0, t0, t1), blossom(t0, t1, t1), blossom(t1, t1, t1),
      beginsSubpath: beginsSubpath)
  }
}

private func interpolate(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
  CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
}
