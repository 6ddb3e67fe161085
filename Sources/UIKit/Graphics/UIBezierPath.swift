import CoreGraphics

/// Lines and curves, how they are drawn, and drawing them into the current context. y goes downwards.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private var path = CGMutablePath()
  /// The width of lines, in points; 0 means the thinnest line.
  open var lineWidth: CGFloat = 1
  /// How the ends of lines look.
  open var lineCapStyle = CGLineCap.butt
  /// How the corners of lines look.
  open var lineJoinStyle = CGLineJoin.miter
  /// How long, in line widths, the tip of a corner may be before it is cut off.
  open var miterLimit: CGFloat = 10
  /// How far drawn curves may lie from exact ones. Not used: curves are always drawn exactly enough.
  open var flatness: CGFloat = 0.6
  /// Whether the inside is told by the even-odd rule rather than the winding rule.
  open var usesEvenOddFillRule = false
  private var dashLengths: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  /// An empty path.
  public override init() { super.init() }

  /// A rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// The ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// A rectangle with rounded corners, which run into the sides gently.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path.addContinuousRoundedRect(in: rect, cornerRadius: cornerRadius)
  }

  /// A rectangle of which some corners are rounded. The width of `cornerRadii` counts.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    path.addContinuousRoundedRect(
      in: rect, cornerRadius: cornerRadii.width,
      corners: RectangleCorners(
        topLeft: corners.contains(.topLeft), topRight: corners.contains(.topRight),
        bottomRight: corners.contains(.bottomRight), bottomLeft: corners.contains(.bottomLeft)))
  }

  /// An arc. Angles are in radians, 0 at the right, growing clockwise.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// A copy of a path.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    cgPath = CGPath
  }

  /// A path from an archive, as `encode(with:)` stores it.
  public required convenience init?(coder: NSCoder) {
    self.init()
    let steps = coder.decodeObject(of: [NSArray.self, NSNumber.self], forKey: "UIBezierPathSteps") as? [Double]
    path = CGMutablePath(flat: steps ?? [])
    lineWidth = coder.containsValue(forKey: "UIBezierPathLineWidth") ? decoded(coder, "UIBezierPathLineWidth") : 1
    usesEvenOddFillRule = coder.decodeBool(forKey: "UIBezierPathUsesEvenOddFillRule")
  }

  /// Stores the steps, the line width and the fill rule.
  open func encode(with coder: NSCoder) {
    coder.encode(path.flat.map { NSNumber(value: $0) } as NSArray, forKey: "UIBezierPathSteps")
    coder.encode(Double(lineWidth), forKey: "UIBezierPathLineWidth")
    coder.encode(usesEvenOddFillRule, forKey: "UIBezierPathUsesEvenOddFillRule")
  }

  /// That archives of it can be checked.
  open class var supportsSecureCoding: Bool { true }

  /// A copy of everything.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    (copy.dashLengths, copy.dashPhase) = (dashLengths, dashPhase)
    return copy
  }

  /// A copy of the path for Core Graphics.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }

  // MARK: Building

  /// Begins a subpath at a point.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a line to a point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a curve with two control points.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a curve with one control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc, after a line to its beginning. Angles are in radians, 0 at the right, growing clockwise.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  /// Ends the subpath with a line back to where it began.
  open func close() { path.closeSubpath() }

  /// Removes everything.
  open func removeAllPoints() { path = CGMutablePath() }

  /// Adds the steps of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// The same outline, drawn the other way.
  open func reversing() -> UIBezierPath {
    guard let reversed = copy() as? UIBezierPath else { return UIBezierPath() }
    reversed.path = path.reversed()
    return reversed
  }

  /// Transforms every point.
  open func apply(_ transform: CGAffineTransform) {
    var transform = transform
    path = path.mutableCopy(using: &transform) ?? path
  }

  // MARK: Asking

  /// Whether there are no steps.
  open var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle that holds the path.
  open var bounds: CGRect { path.isEmpty ? .zero : path.boundingBoxOfPath }
  /// Where the next line would begin.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Whether filling the path would colour a point.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// The lengths, in points, of what is drawn and what is left out in turn.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashLengths = Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : count))
    dashPhase = phase
  }

  /// Stores the lengths of dashes, as many as there are.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dashLengths.enumerated() { pattern?[index] = length }
    count?.pointee = dashLengths.count
    phase?.pointee = dashPhase
  }

  // MARK: Drawing

  /// Fills the path in the current context.
  open func fill() { drawing(nil, alpha: nil) { $0.fillPath(using: rule) } }

  /// Draws lines along the path in the current context.
  open func stroke() { drawing(nil, alpha: nil, strokeAdded) }

  /// Fills the path in the current context.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    drawing(blendMode, alpha: alpha) { $0.fillPath(using: rule) }
  }

  /// Draws lines along the path in the current context.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { drawing(blendMode, alpha: alpha, strokeAdded) }

  /// Leaves only what the path holds of the current context.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.clip(using: rule)
  }

  private var rule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  private func drawing(_ blendMode: CGBlendMode?, alpha: CGFloat?, _ body: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    blendMode.map(context.setBlendMode)
    alpha.map(context.setAlpha)
    context.beginPath()
    context.addPath(path)
    body(context)
    context.restoreGState()
  }

  private func strokeAdded(_ context: CGContext) {
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dashPhase, lengths: dashLengths)
    context.strokePath()
  }
}

private func decoded(_ coder: NSCoder, _ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
