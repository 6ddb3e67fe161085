import Foundation

/// A path that can be added to.
public class CGMutablePath: CGPath, @unchecked Sendable {
  /// An empty path.
  public init() { super.init(elements: []) }

  override init(elements: [PathElement]) { super.init(elements: elements) }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.move(point.applying(transform)))
  }

  /// Adds a line to a point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(.line(point), transform)
  }

  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    append(.quad(control, end), transform)
  }

  /// Adds a curve with two control points.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    append(.curve(control1, control2, end), transform)
  }

  /// Ends the subpath with a line back to where it began.
  public func closeSubpath() {
    guard !elements.isEmpty, elements.last != .close else { return }
    elements.append(.close)
  }

  /// Adds a rectangle as a subpath.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(PathElement.rectangle(rect), transform)
  }

  /// Adds rectangles as subpaths.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a subpath of lines from point to point.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    add([.move(first)] + points.dropFirst().map { .line($0) }, transform)
  }

  /// Adds the ellipse in a rectangle as a subpath.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(PathElement.ellipse(in: rect), transform)
  }

  /// Adds a rectangle with elliptic corners as a subpath.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    add(PathElement.roundedRectangle(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight), transform)
  }

  /// Adds an arc, after a line to its beginning where there is a current point. Angles are in radians; not clockwise
  /// means towards growing angles.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let sweep = arcSweep(from: startAngle, to: endAngle, clockwise: clockwise)
    addArc(center: center, radius: radius, startAngle: startAngle, sweep: sweep, transform: transform)
  }

  /// Adds an arc that goes over the angle `delta`, in radians.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    addArc(center: center, radius: radius, startAngle: startAngle, sweep: delta, transform: transform)
  }

  /// Adds an arc that touches the line from the current point to the first tangent's end, and the line from there to
  /// the second's end; after a line to its beginning.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard let current = elements.currentPoint else { return }
    let start = current.applying(transform.inverted())
    guard let arc = TangentArc(from: start, corner: tangent1End, to: tangent2End, radius: radius) else {
      return addLine(to: tangent1End, transform: transform)
    }
    addArc(center: arc.center, radius: radius, startAngle: arc.start, sweep: arc.sweep, transform: transform)
  }

  /// Adds the steps of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    add(path.elements, transform)
  }

  private func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, sweep: CGFloat, transform: CGAffineTransform
  ) {
    guard center.x.isFinite, center.y.isFinite, radius.isFinite, startAngle.isFinite, sweep.isFinite else { return }
    let circle = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
    let start = PathElement.unit(startAngle)
    let begin: PathElement = elements.isEmpty ? .move(start) : .line(start)
    let steps = sweep == 0 ? [begin] : [begin] + PathElement.arc(start: startAngle, sweep: sweep)
    add(steps.map { $0.applying(circle) }, transform)
  }

  /// A line or curve needs a point to begin at: without one there is nothing to draw, and after a closed subpath the
  /// next one begins where that began.
  private func append(_ element: PathElement, _ transform: CGAffineTransform) {
    guard !elements.isEmpty else { return }
    elements.append(element.applying(transform))
  }

  private func add(_ steps: [PathElement], _ transform: CGAffineTransform) {
    elements += transform.isIdentity ? steps : steps.map { $0.applying(transform) }
  }
}

/// The angle that an arc goes over: at least a full turn where the angles are that far apart in its direction.
private func arcSweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
  let (turn, delta) = (2 * CGFloat.pi, end - start)
  if clockwise { return delta > 0 ? fmod(delta, turn) - turn : max(delta, -2 * turn) }
  return delta < 0 ? fmod(delta, turn) + turn : min(delta, 2 * turn)
}

/// The arc of a given radius that rounds a corner off.
private struct TangentArc {
  var center: CGPoint
  var start: CGFloat
  var sweep: CGFloat

  init?(from first: CGPoint, corner: CGPoint, to last: CGPoint, radius: CGFloat) {
    let incoming = CGVector(dx: first.x - corner.x, dy: first.y - corner.y)
    let outgoing = CGVector(dx: last.x - corner.x, dy: last.y - corner.y)
    let lengths = hypot(incoming.dx, incoming.dy) * hypot(outgoing.dx, outgoing.dy)
    let cross = incoming.dx * outgoing.dy - incoming.dy * outgoing.dx
    guard lengths > 0, radius > 0, abs(cross) > 1e-9 * lengths else { return nil }
    let angle = acos(max(-1, min(1, (incoming.dx * outgoing.dx + incoming.dy * outgoing.dy) / lengths)))
    let distance = radius / tan(angle / 2)
    let along = distance / hypot(incoming.dx, incoming.dy)
    let touch = CGPoint(x: corner.x + incoming.dx * along, y: corner.y + incoming.dy * along)
    let side: CGFloat = cross > 0 ? 1 : -1
    let across = side * radius / hypot(incoming.dx, incoming.dy)
    center = CGPoint(x: touch.x - incoming.dy * across, y: touch.y + incoming.dx * across)
    start = atan2(touch.y - center.y, touch.x - center.x)
    sweep = -side * (.pi - angle)
  }
}
