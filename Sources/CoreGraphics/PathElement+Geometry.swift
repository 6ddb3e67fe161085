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

/// A subpath as points joined by lines.
struct Polyline {
  var points: [CGPoint]
  var isClosed = false
}

extension [PathElement] {
  /// The subpaths as lines that stray at most `tolerance` from the curves.
  func polylines(tolerance: CGFloat) -> [Polyline] {
    var result: [Polyline] = []
    var current: Polyline?
    func begin(at point: CGPoint) {
      if let current { result.append(current) }
      current = Polyline(points: [point])
    }
    func add(_ curve: CubicCurve) {
      let count = curve.lineCount(tolerance: tolerance)
      for index in 1..<Swift.max(count, 1) { current?.points.append(curve.point(at: CGFloat(index) / CGFloat(count))) }
      current?.points.append(curve.end)
    }
    for element in self {
      if current?.isClosed == true, let start = current?.points.first {
        if case .move = element {} else if element != .close { begin(at: start) }
      }
      let start = current?.points.last ?? .zero
      switch element {
      case .move(let point): begin(at: point)
      case .line(let point): current?.points.append(point)
      case .quad(let control, let end): add(CubicCurve(start: start, control: control, end: end))
      case .curve(let first, let second, let end):
        add(CubicCurve(start: start, control1: first, control2: second, end: end))
      case .close: current?.isClosed = true
      }
    }
    if let current { result.append(current) }
    return result
  }

  /// The smallest rectangle that holds the lines and curves.
  var tightBounds: CGRect {
    var points: [CGPoint] = []
    var (current, start) = (CGPoint.zero, CGPoint.zero)
    for element in self {
      switch element {
      case .move(let point):
        points.append(point)
        start = point
      case .line(let point): points.append(point)
      case .quad(let control, let end):
        points += CubicCurve(start: current, control: control, end: end).turningPoints
      case .curve(let first, let second, let end):
        points += CubicCurve(start: current, control1: first, control2: second, end: end).turningPoints
      case .close: break
      }
      current = element.points.last ?? start
    }
    return CGRect(holding: points)
  }

  /// How often the subpaths, each closed by a line, go round the point.
  func windingNumber(around point: CGPoint) -> Int {
    let bounds = CGRect(holding: lazy.flatMap(\.points))
    guard point.x >= bounds.minX, point.x <= bounds.maxX, point.y >= bounds.minY, point.y <= bounds.maxY else {
      return 0
    }
    let tolerance = Swift.max(bounds.width, bounds.height) * 1e-4
    return polylines(tolerance: Swift.max(tolerance, 1e-9)).reduce(0) { $0 + $1.windingNumber(around: point) }
  }
}

extension CubicCurve {
  fileprivate var turningPoints: [CGPoint] {
    (extremes(\.x) + extremes(\.y)).map(point(at:)) + [end]
  }
}

extension Polyline {
  fileprivate func windingNumber(around point: CGPoint) -> Int {
    guard var previous = points.last else { return 0 }
    var winding = 0
    for next in points {
      let side = (next.x - previous.x) * (point.y - previous.y) - (point.x - previous.x) * (next.y - previous.y)
      if previous.y <= point.y, next.y > point.y, side > 0 { winding += 1 }
      if previous.y > point.y, next.y <= point.y, side < 0 { winding -= 1 }
      previous = next
    }
    return winding
  }
}
