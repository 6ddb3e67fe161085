import Foundation

extension CGMutablePath {
  /// Adds a rectangle whose corners run into the sides gently, as UIKit's rounded rectangles and the corner curve
  /// `.continuous` do. Such a corner takes 1.53 radii of each side; a side that is too short for two of them is left as
  /// by a circle's, which is why the shape of UIKit's rounded rectangles jumps as the radius grows.
  package func addContinuousRoundedRect(
    in rect: CGRect, cornerRadius: CGFloat, corners: RectangleCorners = RectangleCorners()
  ) {
    guard !rect.isNull, !rect.isInfinite else { return }
    let rect = rect.standardized
    let radius = min(max(cornerRadius, 0), min(rect.width, rect.height) / 2)
    guard radius > 0 else { return addRect(rect) }
    let shape = ContinuousCorner(radius: radius, size: rect.size)
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    // Each corner begins at its side's end, going clockwise: along, then across.
    let places: [(Bool, CGPoint, CGVector, CGVector, Bool)] = [
      (corners.topRight, CGPoint(x: right, y: top), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1), false),
      (corners.bottomRight, CGPoint(x: right, y: bottom), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0), true),
      (corners.bottomLeft, CGPoint(x: left, y: bottom), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1), false),
      (corners.topLeft, CGPoint(x: left, y: top), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0), true),
    ]
    move(to: CGPoint(x: left + (corners.topLeft ? shape.reach(vertical: false) : 0), y: top))
    for (isRound, corner, along, across, startsVertical) in places {
      guard isRound else {
        addLine(to: corner)
        continue
      }
      let points = shape.points(startsVertical: startsVertical).map { point in
        CGPoint(
          x: corner.x + along.dx * point.x + across.dx * point.y,
          y: corner.y + along.dy * point.x + across.dy * point.y)
      }
      addLine(to: points[0])
      for index in stride(from: 1, to: points.count, by: 3) {
        addCurve(to: points[index + 2], control1: points[index], control2: points[index + 1])
      }
    }
    closeSubpath()
  }
}

/// One corner, from the end of one side to the beginning of the next, in distances from the corner.
private struct ContinuousCorner {
  var radius: CGFloat
  /// How gentle the corner is along horizontal and vertical sides: 1 where there is room, 0 for a circle's.
  private var horizontal: CGFloat
  private var vertical: CGFloat

  /// Half of UIKit's corner, in radii: two ends and their control points, first along the side, then away from it. As
  /// read off `UIBezierPath(roundedRect:cornerRadius:)` and published by several people since iOS 7.
  private static let gentle: [(CGFloat, CGFloat)] = [
    (1.52866483, 0), (1.08849296, 0), (0.86840694, 0), (0.63149379, 0.07491139), (0.37282383, 0.16905956),
  ]

  /// The same points of a quarter circle, divided at the same angle.
  private static let circular: [(CGFloat, CGFloat)] = {
    let angle = atan2(gentle[3].1 - 1, gentle[3].0 - 1) + .pi / 2
    let turn = abs(angle)
    let handle = 4 / 3 * tan(turn / 4)
    let middle = 4 / 3 * tan((.pi / 2 - 2 * turn) / 4)
    let (sine, cosine) = (sin(turn), cos(turn))
    return [
      (1, 0), (1 - handle, 0), (1 - sine + handle * cosine, 1 - cosine - handle * sine), (1 - sine, 1 - cosine),
      (1 - sine - middle * cosine, 1 - cosine + middle * sine),
    ]
  }()

  init(radius: CGFloat, size: CGSize) {
    func gentleness(_ side: CGFloat) -> CGFloat { side >= 2 * radius * Self.gentle[0].0 ? 1 : 0 }
    self.radius = radius
    (horizontal, vertical) = (gentleness(size.width), gentleness(size.height))
  }

  /// How much of a side the corner takes.
  func reach(vertical isVertical: Bool) -> CGFloat {
    half(isVertical ? vertical : horizontal)[0].x
  }

  /// The ends and control points from one side to the next: x along the first side, y along the second.
  func points(startsVertical: Bool) -> [CGPoint] {
    let first = half(startsVertical ? vertical : horizontal)
    let second = half(startsVertical ? horizontal : vertical)
    return first + second.reversed().map { CGPoint(x: $0.y, y: $0.x) }
  }

  private func half(_ gentleness: CGFloat) -> [CGPoint] {
    zip(Self.gentle, Self.circular).map { gentle, circular in
      CGPoint(
        x: radius * (circular.0 + (gentle.0 - circular.0) * gentleness),
        y: radius * (circular.1 + (gentle.1 - circular.1) * gentleness))
    }
  }
}
