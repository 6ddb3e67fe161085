import CoreGraphics

/// Outlines of rectangles whose corners are rounded as layers and `UIBezierPath(roundedRect:cornerRadius:)` round them.
package enum CornerPath {
  /// How far the continuous curve of a corner reaches along the sides, in radii.
  package static let continuousExtent: CGFloat = 1.528665

  /// The outline of `rect`, clockwise where y points down. `radius` is at most half the shorter side.
  package static func path(
    _ rect: CGRect, radius: CGFloat, corners: CACornerMask = .all, curve: CALayerCornerCurve = .circular
  ) -> CGPath {
    let radius = min(max(radius, 0), min(rect.width, rect.height) / 2)
    guard radius > 0, !corners.isEmpty else { return CGPath(rect: rect, transform: nil) }
    let shape = CornerShape(radius: radius, curve: curve, halfSide: min(rect.width, rect.height) / 2)
    let places: [(CACornerMask, CGPoint, CGVector, CGVector)] = [
      (.layerMinXMinYCorner, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
      (.layerMaxXMinYCorner, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
      (.layerMaxXMaxYCorner, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)),
      (.layerMinXMaxYCorner, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)),
    ]
    var elements: [PathElement] = []
    for (corner, point, incoming, outgoing) in places {
      if corners.contains(corner) {
        elements += shape.elements(at: point, incoming: incoming, outgoing: outgoing)
      } else {
        elements.append(.line(point))
      }
    }
    if case .line(let start)? = elements.first { elements[0] = .move(start) }
    return CGPath(elements: elements + [.close])
  }
}

/// The curve of one corner, as points along its two sides.
private struct CornerShape {
  /// Points from the corner, in points: `along` the side that is left or entered, `across` it.
  private var steps: [(along: CGFloat, across: CGFloat)]

  init(radius: CGFloat, curve: CALayerCornerCurve, halfSide: CGFloat) {
    // Half of a quarter circle as one Bézier curve and a half, in the form of the continuous corner: start, two control
    // points, joint, and the control point next to the axis of symmetry.
    let circular: [(CGFloat, CGFloat)] = Self.quarterCircle
    // The continuous corner of iOS, in radii, as measured on UIBezierPath's elements in
    // https://www.paintcodeapp.com/blogpost/code-for-ios-7-rounded-rectangles.
    let continuous: [(CGFloat, CGFloat)] = [
      (1.528665, 0), (1.088493, 0), (0.868407, 0), (0.631494, 0.074911), (0.372824, 0.169060),
    ]
    // Where the sides are too short for the whole curve, it comes nearer to the circle, which a capsule is.
    let room = min(halfSide / radius, CornerPath.continuousExtent)
    let share = curve == .continuous ? (room - 1) / (CornerPath.continuousExtent - 1) : 0
    steps = zip(circular, continuous).map { circle, curve in
      (
        (circle.0 + (curve.0 - circle.0) * share) * radius,
        (circle.1 + (curve.1 - circle.1) * share) * radius
      )
    }
  }

  /// A quarter circle in three Bézier curves that join where the continuous corner's do: at the angles of a sixth.
  private static let quarterCircle: [(CGFloat, CGFloat)] = {
    let third = CGFloat.pi / 6
    let handle = 4 / 3 * tan(third / 4)
    let (joint, tangent) = ((1 - sin(third), 1 - cos(third)), (cos(third), -sin(third)))
    return [
      (1, 0), (1 - handle, 0), (joint.0 + handle * tangent.0, joint.1 + handle * tangent.1), joint,
      (joint.0 - handle * tangent.0, joint.1 - handle * tangent.1),
    ]
  }()

  /// The curve at `corner`; `incoming` and `outgoing` point from it along the side that comes to it and that leaves it.
  func elements(at corner: CGPoint, incoming: CGVector, outgoing: CGVector) -> [PathElement] {
    func point(_ index: Int, mirrored: Bool) -> CGPoint {
      let (along, across) = mirrored ? (outgoing, incoming) : (incoming, outgoing)
      let step = steps[index]
      return CGPoint(
        x: corner.x + along.dx * step.along + across.dx * step.across,
        y: corner.y + along.dy * step.along + across.dy * step.across)
    }
    return [
      .line(point(0, mirrored: false)),
      .curve(point(1, mirrored: false), point(2, mirrored: false), point(3, mirrored: false)),
      .curve(point(4, mirrored: false), point(4, mirrored: true), point(3, mirrored: true)),
      .curve(point(2, mirrored: true), point(1, mirrored: true), point(0, mirrored: true)),
    ]
  }
}
