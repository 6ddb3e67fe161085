import Foundation

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
