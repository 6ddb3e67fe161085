import Foundation

/// Finds the outline of a line of a given width.
struct Stroker {
  var radius: CGFloat
  var cap: CGLineCap
  var join: CGLineJoin
  var miterLimit: CGFloat
  var tolerance: CGFloat

  /// One closed outline of an open line, two of a closed one. They are to be filled by the winding rule.
  func outlines(of line: Polyline) -> [Polyline] {
    let points = distinct(line)
    guard radius > 0, let first = points.first else { return [] }
    guard points.count > 1 else { return dot(at: first, isClosed: line.isClosed) }
    if line.isClosed, points.count > 2 {
      return [points, points.reversed()].map { Polyline(points: side(along: $0, isClosed: true), isClosed: true) }
    }
    let forwards = side(along: points, isClosed: false)
    let backwards = side(along: points.reversed(), isClosed: false)
    let end = capPoints(at: points[points.count - 1], from: points[points.count - 2])
    let start = capPoints(at: points[0], from: points[1])
    return [Polyline(points: forwards + end + backwards + start, isClosed: true)]
  }

  private func distinct(_ line: Polyline) -> [CGPoint] {
    var points: [CGPoint] = []
    for point in line.points where points.last.map({ hypot($0.x - point.x, $0.y - point.y) > 1e-6 }) ?? true {
      points.append(point)
    }
    if line.isClosed, points.count > 1, let first = points.first, let last = points.last,
      hypot(first.x - last.x, first.y - last.y) <= 1e-6
    {
      points.removeLast()
    }
    return points
  }

  /// The points on one side of the line, at its distance.
  private func side(along points: [CGPoint], isClosed: Bool) -> [CGPoint] {
    var result: [CGPoint] = []
    let count = points.count
    for index in 0..<count {
      let before = isClosed ? points[(index + count - 1) % count] : index > 0 ? points[index - 1] : nil
      let after = isClosed ? points[(index + 1) % count] : index < count - 1 ? points[index + 1] : nil
      switch (before, after) {
      case (let before?, let after?): result += corner(before, points[index], after)
      case (let before?, nil): result.append(offset(points[index], normal(before, points[index])))
      case (nil, let after?): result.append(offset(points[index], normal(points[index], after)))
      case (nil, nil): break
      }
    }
    return result
  }

  private func corner(_ before: CGPoint, _ point: CGPoint, _ after: CGPoint) -> [CGPoint] {
    let (first, second) = (normal(before, point), normal(point, after))
    let cross = first.dx * second.dy - first.dy * second.dx
    let dot = first.dx * second.dx + first.dy * second.dy
    let (from, to) = (offset(point, first), offset(point, second))
    // On the inner side the outline crosses itself through the point, which the winding rule fills.
    guard cross < 0 || (abs(cross) < 1e-9 && dot < 0) else { return dot > 0.9999 ? [from, to] : [from, point, to] }
    switch join {
    case .bevel: return [from, to]
    case .round: return [from] + arc(about: point, from: first, to: second) + [to]
    case .miter:
      let halfCosine = ((1 + dot) / 2).squareRoot()
      guard halfCosine > 1e-6, 1 / halfCosine <= miterLimit else { return [from, to] }
      let scale = radius / (1 + dot)
      let tip = CGPoint(x: point.x + (first.dx + second.dx) * scale, y: point.y + (first.dy + second.dy) * scale)
      return [from, tip, to]
    }
  }

  /// The points between both sides at the end of a line.
  private func capPoints(at end: CGPoint, from before: CGPoint) -> [CGPoint] {
    let side = normal(before, end)
    switch cap {
    case .butt: return []
    case .round: return arc(about: end, from: side, to: CGVector(dx: -side.dx, dy: -side.dy))
    case .square:
      let ahead = CGVector(dx: side.dy * radius, dy: -side.dx * radius)
      return [offset(end, side), offset(end, CGVector(dx: -side.dx, dy: -side.dy))].map {
        CGPoint(x: $0.x + ahead.dx, y: $0.y + ahead.dy)
      }
    }
  }

  /// A line without length is drawn by its caps alone.
  private func dot(at point: CGPoint, isClosed: Bool) -> [Polyline] {
    switch cap {
    case .butt: return []
    case .round:
      let right = CGVector(dx: 1, dy: 0)
      let left = CGVector(dx: -1, dy: 0)
      let circle =
        [offset(point, right)] + arc(about: point, from: right, to: left) + [offset(point, left)]
        + arc(about: point, from: left, to: right)
      return [Polyline(points: circle, isClosed: true)]
    case .square:
      let corners = [(-1, -1), (1, -1), (1, 1), (-1, 1)].map { (x: CGFloat, y: CGFloat) in
        CGPoint(x: point.x + x * radius, y: point.y + y * radius)
      }
      return [Polyline(points: corners, isClosed: true)]
    }
  }

  /// Points strictly between two directions, going the way a line's outer side turns.
  private func arc(about center: CGPoint, from first: CGVector, to second: CGVector) -> [CGPoint] {
    let start = atan2(first.dy, first.dx)
    var sweep = atan2(second.dy, second.dx) - start
    while sweep > 1e-9 { sweep -= 2 * .pi }
    if sweep < -.pi - 1e-6 { sweep += 2 * .pi }
    let step = 2 * acos(max(1 - tolerance / max(radius, tolerance), 0))
    let count = max(Int((abs(sweep) / max(step, 0.05)).rounded(.up)), 1)
    return (1..<max(count, 2)).map { index in
      let angle = start + sweep * CGFloat(index) / CGFloat(max(count, 2))
      return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
  }

  private func normal(_ from: CGPoint, _ to: CGPoint) -> CGVector {
    let length = hypot(to.x - from.x, to.y - from.y)
    return CGVector(dx: -(to.y - from.y) / length, dy: (to.x - from.x) / length)
  }

  private func offset(_ point: CGPoint, _ normal: CGVector) -> CGPoint {
    CGPoint(x: point.x + normal.dx * radius, y: point.y + normal.dy * radius)
  }
}
