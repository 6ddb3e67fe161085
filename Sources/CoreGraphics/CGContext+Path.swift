internal import CCairo
import Foundation

extension CGContext {
  /// Forgets the current path.
  public func beginPath() { devicePath = [] }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint) { add { $0.move(to: point, transform: $1) } }

  /// Adds a line to a point.
  public func addLine(to point: CGPoint) { add { $0.addLine(to: point, transform: $1) } }

  /// Adds a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    add { $0.addCurve(to: end, control1: control1, control2: control2, transform: $1) }
  }

  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    add { $0.addQuadCurve(to: end, control: control, transform: $1) }
  }

  /// Ends the subpath with a line back to where it began.
  public func closePath() { add { path, _ in path.closeSubpath() } }

  /// Adds a rectangle as a subpath.
  public func addRect(_ rect: CGRect) { add { $0.addRect(rect, transform: $1) } }

  /// Adds rectangles as subpaths.
  public func addRects(_ rects: [CGRect]) { add { $0.addRects(rects, transform: $1) } }

  /// Adds a subpath of lines from point to point.
  public func addLines(between points: [CGPoint]) { add { $0.addLines(between: points, transform: $1) } }

  /// Adds the ellipse in a rectangle as a subpath.
  public func addEllipse(in rect: CGRect) { add { $0.addEllipse(in: rect, transform: $1) } }

  /// Adds an arc, after a line to its beginning where there is a current point. Angles are in radians; not clockwise
  /// means towards growing angles.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    add {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
        transform: $1)
    }
  }

  /// Adds an arc that touches the line from the current point to the first tangent's end, and the line from there to
  /// the second's end.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    add { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: $1) }
  }

  /// Adds the steps of a path.
  public func addPath(_ path: CGPath) { devicePath += path.elements.map { $0.applying(state.matrix) } }

  /// Makes the outline of the stroked path the current path.
  public func replacePathWithStrokedPath() {
    guard let path else { return }
    let dashed =
      state.dashLengths.isEmpty
      ? path : path.copy(dashingWithPhase: state.dashPhase, lengths: state.dashLengths)
    let outline = dashed.copy(
      strokingWithWidth: state.lineWidth, lineCap: state.lineCap, lineJoin: state.lineJoin,
      miterLimit: state.miterLimit)
    beginPath()
    addPath(outline)
  }

  /// Whether there is no current path.
  public var isPathEmpty: Bool { devicePath.isEmpty }

  /// Where the next line would begin, in user space; zero without a path.
  public var currentPointOfPath: CGPoint {
    devicePath.currentPoint?.applying(state.matrix.inverted()) ?? .zero
  }

  /// The smallest rectangle that holds all points of the path, in user space; null without one.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  /// The current path in user space; nil without one.
  public var path: CGPath? {
    guard !devicePath.isEmpty else { return nil }
    let inverse = state.matrix.inverted()
    return CGPath(elements: devicePath.map { $0.applying(inverse) })
  }

  /// Whether drawing the path would colour a point of user space.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    guard let path else { return false }
    let stroked = {
      path.copy(
        strokingWithWidth: self.state.lineWidth, lineCap: self.state.lineCap, lineJoin: self.state.lineJoin,
        miterLimit: self.state.miterLimit
      ).contains(point)
    }
    return switch mode {
    case .fill: path.contains(point)
    case .eoFill: path.contains(point, using: .evenOdd)
    case .stroke: stroked()
    case .fillStroke: path.contains(point) || stroked()
    case .eoFillStroke: path.contains(point, using: .evenOdd) || stroked()
    }
  }

  private func add(_ step: (CGMutablePath, CGAffineTransform) -> Void) {
    let path = CGMutablePath(elements: devicePath)
    devicePath = []
    step(path, state.matrix)
    devicePath = path.elements
  }
}

extension [PathElement] {
  /// Hands the steps, in device pixels, to cairo as its current path, whatever its matrix. Points that are no numbers
  /// leave the path out; cairo's numbers end at 2²³ pixels.
  func emit(to cairo: OpaquePointer) {
    cairo_new_path(cairo)
    guard allSatisfy({ $0.points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }) else { return }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    cairo_identity_matrix(cairo)
    var current = CGPoint.zero
    for element in self {
      let points = element.points.map { (x: limited($0.x), y: limited($0.y)) }
      switch element {
      case .move: cairo_move_to(cairo, points[0].x, points[0].y)
      case .line: cairo_line_to(cairo, points[0].x, points[0].y)
      case .quad(let control, let end):
        let cubic = CubicCurve(start: current, control: control, end: end)
        cairo_curve_to(
          cairo, limited(cubic.control1.x), limited(cubic.control1.y), limited(cubic.control2.x),
          limited(cubic.control2.y), points[1].x, points[1].y)
      case .curve:
        cairo_curve_to(cairo, points[0].x, points[0].y, points[1].x, points[1].y, points[2].x, points[2].y)
      case .close: cairo_close_path(cairo)
      }
      if let end = element.points.last { current = end }
    }
    cairo_set_matrix(cairo, &matrix)
  }
}

private func limited(_ coordinate: CGFloat) -> Double { Double(Swift.min(Swift.max(coordinate, -1e6), 1e6)) }
