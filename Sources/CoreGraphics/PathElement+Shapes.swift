import Foundation

extension PathElement {
  /// How far the control points of a quarter circle's curve lie from its ends, in radii: 4/3 · (√2 − 1).
  static let quarterCircle: CGFloat = 0.5522847498307936

  /// A rectangle, from its origin along x first.
  package static func rectangle(_ rect: CGRect) -> [PathElement] {
    guard !rect.isNull else { return [] }
    let rect = rect.standardized
    return [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
    ]
  }

  /// The ellipse in a rectangle, from the middle of the right side towards greater y.
  package static func ellipse(in rect: CGRect) -> [PathElement] {
    guard !rect.isNull else { return [] }
    let unit = arc(start: 0, sweep: 2 * .pi)
    let transform = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    return [.move(CGPoint(x: 1, y: 0).applying(transform))] + unit.map { $0.applying(transform) } + [.close]
  }

  /// A rectangle with elliptic corners, which are made smaller where they do not fit.
  package static func roundedRectangle(
    _ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat
  ) -> [PathElement] {
    guard !rect.isNull else { return [] }
    let rect = rect.standardized
    let width = min(max(cornerWidth, 0), rect.width / 2)
    let height = min(max(cornerHeight, 0), rect.height / 2)
    guard width > 0, height > 0 else { return rectangle(rect) }
    var elements: [PathElement] = [.move(CGPoint(x: rect.minX + width, y: rect.minY))]
    let corners: [(CGPoint, CGFloat)] = [
      (CGPoint(x: rect.maxX - width, y: rect.minY + height), -.pi / 2),
      (CGPoint(x: rect.maxX - width, y: rect.maxY - height), 0),
      (CGPoint(x: rect.minX + width, y: rect.maxY - height), .pi / 2),
      (CGPoint(x: rect.minX + width, y: rect.minY + height), .pi),
    ]
    for (center, start) in corners {
      let transform = CGAffineTransform(a: width, b: 0, c: 0, d: height, tx: center.x, ty: center.y)
      elements.append(.line(CGPoint(x: cos(start), y: sin(start)).applying(transform)))
      elements += arc(start: start, sweep: .pi / 2).map { $0.applying(transform) }
    }
    return elements + [.close]
  }

  /// Curves along the unit circle from the angle `start` over `sweep`, both in radians, each at most a quarter.
  static func arc(start: CGFloat, sweep: CGFloat) -> [PathElement] {
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / CGFloat(count)
    let handle = abs(step - .pi / 2) < 1e-12 ? quarterCircle : 4 / 3 * tan(step / 4)
    return (0..<count).map { index in
      let (from, to) = (unit(start + step * CGFloat(index)), unit(start + step * CGFloat(index + 1)))
      return .curve(
        CGPoint(x: from.x - handle * from.y, y: from.y + handle * from.x),
        CGPoint(x: to.x + handle * to.y, y: to.y - handle * to.x), to)
    }
  }

  /// The point of the unit circle at an angle, exact at the quarters so that straight sides stay straight.
  static func unit(_ angle: CGFloat) -> CGPoint {
    let quarters = angle / (.pi / 2)
    guard abs(quarters - quarters.rounded()) < 1e-9, abs(quarters) < 1e6 else {
      return CGPoint(x: cos(angle), y: sin(angle))
    }
    switch ((Int(quarters.rounded()) % 4) + 4) % 4 {
    case 0: return CGPoint(x: 1, y: 0)
    case 1: return CGPoint(x: 0, y: 1)
    case 2: return CGPoint(x: -1, y: 0)
    default: return CGPoint(x: 0, y: -1)
    }
  }
}

extension [PathElement] {
  /// The steps with every point transformed, where there is a transform.
  func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> [PathElement] {
    guard let transform = transform?.pointee, !transform.isIdentity else { return self }
    return map { $0.applying(transform) }
  }

  /// Where the next line would begin; nil for an empty path.
  var currentPoint: CGPoint? {
    switch last {
    case nil: nil
    case .close: subpathStart
    case .some(let element): element.points.last
    }
  }

  /// Where the last subpath begins.
  var subpathStart: CGPoint? {
    for case .move(let start) in reversed() { return start }
    return nil
  }

  /// The rectangle, with sides along the axes, that the steps make; nil where they make something else.
  package var asRectangle: CGRect? {
    var corners: [CGPoint] = []
    for (index, element) in enumerated() {
      switch element {
      case .move(let point) where index == 0: corners.append(point)
      case .line(let point) where index > 0 && corners.count < 5: corners.append(point)
      case .close where index == count - 1: break
      default: return nil
      }
    }
    if corners.count == 5, corners[4] == corners[0] { corners.removeLast() }
    guard corners.count == 4 else { return nil }
    let sidesFollowAxes =
      corners[0].y == corners[1].y && corners[1].x == corners[2].x && corners[2].y == corners[3].y
      && corners[3].x == corners[0].x
      || corners[0].x == corners[1].x && corners[1].y == corners[2].y && corners[2].x == corners[3].x
        && corners[3].y == corners[0].y
    return sidesFollowAxes ? CGRect(holding: corners) : nil
  }
}
