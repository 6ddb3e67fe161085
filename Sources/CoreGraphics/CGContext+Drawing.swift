internal import CCairo
import Foundation

extension CGContext {
  /// Fills the current path and forgets it.
  public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .winding ? .fill : .eoFill) }

  /// Draws lines along the current path and forgets it.
  public func strokePath() { drawPath(using: .stroke) }

  /// Fills and strokes the current path and forgets it.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = devicePath
    beginPath()
    switch mode {
    case .fill: fill(path, rule: .winding)
    case .eoFill: fill(path, rule: .evenOdd)
    case .stroke: stroke(path)
    case .fillStroke:
      fill(path, rule: .winding)
      stroke(path)
    case .eoFillStroke:
      fill(path, rule: .evenOdd)
      stroke(path)
    }
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { fill([rect]) }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) {
    fill(rects.flatMap { PathElement.rectangle($0) }.map { $0.applying(state.matrix) }, rule: .winding)
    beginPath()
  }

  /// Draws a line along a rectangle's sides.
  public func stroke(_ rect: CGRect) {
    stroke(PathElement.rectangle(rect).map { $0.applying(state.matrix) })
    beginPath()
  }

  /// Draws a line of the given width along a rectangle's sides.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let outer = state.lineWidth
    state.lineWidth = width
    stroke(rect)
    state.lineWidth = outer
  }

  /// Makes a rectangle transparent.
  public func clear(_ rect: CGRect) {
    guard isDrawable else { return }
    cairo_save(cairo)
    PathElement.rectangle(rect).map { $0.applying(state.matrix) }.emit(to: cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
    cairo_fill(cairo)
    cairo_restore(cairo)
    didDraw()
    beginPath()
  }

  /// Fills the ellipse in a rectangle.
  public func fillEllipse(in rect: CGRect) {
    fill(PathElement.ellipse(in: rect).map { $0.applying(state.matrix) }, rule: .winding)
    beginPath()
  }

  /// Draws a line along the ellipse in a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    stroke(PathElement.ellipse(in: rect).map { $0.applying(state.matrix) })
    beginPath()
  }

  /// Draws lines between each two of the points.
  public func strokeLineSegments(between points: [CGPoint]) {
    let pairs = Swift.stride(from: 0, to: points.count - 1, by: 2)
    let lines = pairs.flatMap { [PathElement.move(points[$0]), .line(points[$0 + 1])] }
    stroke(lines.map { $0.applying(state.matrix) })
    beginPath()
  }

  private func fill(_ path: [PathElement], rule: CGPathFillRule) {
    guard !path.isEmpty else { return }
    composite(extent: path.tightBounds) { cairo, isDirect in
      path.emit(to: cairo)
      cairo_set_fill_rule(cairo, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
      setSource(state.fillColor, of: cairo)
      guard isDirect, state.blendMode.reachesBeyondShapes else { return cairo_fill(cairo) }
      cairo_clip(cairo)
      cairo_paint(cairo)
    }
  }

  private func stroke(_ path: [PathElement]) {
    guard !path.isEmpty, isDrawable, state.lineWidth.isFinite, state.lineWidth >= 0 else { return }
    let width = state.lineWidth > 0 ? state.lineWidth : 1 / state.matrix.meanScale
    let reach = width * max(state.miterLimit, 2) * maximalScale
    composite(extent: path.tightBounds.insetBy(dx: -reach, dy: -reach)) { cairo, _ in
      path.emit(to: cairo)
      setLineAttributes(of: cairo, width: width)
      setSource(state.strokeColor, of: cairo)
      cairo_stroke(cairo)
    }
  }

  /// How much the current transform lengthens a line at most.
  private var maximalScale: CGFloat {
    let matrix = state.matrix
    return max(hypot(matrix.a, matrix.b), hypot(matrix.c, matrix.d)) * 2.squareRoot()
  }

  private func setLineAttributes(of cairo: OpaquePointer, width: CGFloat) {
    cairo_set_line_width(cairo, Double(width))
    cairo_set_miter_limit(cairo, Double(max(state.miterLimit, 1)))
    cairo_set_line_cap(cairo, state.lineCap.cairoCap)
    cairo_set_line_join(cairo, state.lineJoin.cairoJoin)
    let lengths = state.dashLengths.map(Double.init)
    let isUsable = lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 }
    cairo_set_dash(cairo, lengths, isUsable ? Int32(lengths.count) : 0, Double(state.dashPhase))
  }
}

extension CGLineCap {
  fileprivate var cairoCap: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension CGLineJoin {
  fileprivate var cairoJoin: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
