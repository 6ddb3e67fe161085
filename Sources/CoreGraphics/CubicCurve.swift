import Foundation

/// One cubic curve, or a line as one.
struct CubicCurve {
  var start, control1, control2, end: CGPoint

  func point(at t: CGFloat) -> CGPoint {
    let u = 1 - t
    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: a * start.x + b * control1.x + c * control2.x + d * end.x,
      y: a * start.y + b * control1.y + c * control2.y + d * end.y)
  }

  /// The curve with one control point as one with two.
  init(start: CGPoint, control: CGPoint, end: CGPoint) {
    self.start = start
    control1 = CGPoint(x: start.x + (control.x - start.x) * 2 / 3, y: start.y + (control.y - start.y) * 2 / 3)
    control2 = CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
    self.end = end
  }

  init(start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
  }

  /// Into how many lines of equal parameter the curve must be cut to stay within `tolerance`: the second derivative
  /// bounds how far a chord strays.
  func lineCount(tolerance: CGFloat) -> Int {
    let first = hypot(start.x - 2 * control1.x + control2.x, start.y - 2 * control1.y + control2.y)
    let second = hypot(control1.x - 2 * control2.x + end.x, control1.y - 2 * control2.y + end.y)
    let count = (6 * max(first, second) / (8 * tolerance)).squareRoot().rounded(.up)
    return count.isFinite ? min(max(Int(count), 1), 500) : 1
  }

  /// The parameters between 0 and 1 where one coordinate stops growing or falling.
  func extremes(_ coordinate: KeyPath<CGPoint, CGFloat>) -> [CGFloat] {
    let (p0, p1) = (start[keyPath: coordinate], control1[keyPath: coordinate])
    let (p2, p3) = (control2[keyPath: coordinate], end[keyPath: coordinate])
    let a = 3 * (p3 - 3 * p2 + 3 * p1 - p0)
    let b = 6 * (p2 - 2 * p1 + p0)
    let c = 3 * (p1 - p0)
    if abs(a) < 1e-12 { return b == 0 ? [] : [-c / b].filter { $0 > 0 && $0 < 1 } }
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    let root = discriminant.squareRoot()
    return [(-b + root) / (2 * a), (-b - root) / (2 * a)].filter { $0 > 0 && $0 < 1 }
  }
}
