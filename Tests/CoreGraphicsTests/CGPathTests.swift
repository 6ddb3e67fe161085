import CoreGraphics
import Testing

@Suite struct `A path` {
  @Test func `tells the box of its points and the box of its curves`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    let tight = path.boundingBoxOfPath
    #expect(abs(tight.height - 5) < 1e-9)
    #expect(CGMutablePath().boundingBox.isNull)
  }

  @Test func `contains what its rule says`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
    #expect(path.contains(CGPoint(x: 1, y: 1), using: .evenOdd))
    #expect(!path.contains(CGPoint(x: 11, y: 5)))
    #expect(path.contains(CGPoint(x: 105, y: 5), transform: CGAffineTransform(translationX: -100, y: 0)))
  }

  @Test func `contains the inside of an ellipse and not its corners`() {
    let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 50), transform: nil)
    #expect(path.contains(CGPoint(x: 50, y: 1)))
    #expect(!path.contains(CGPoint(x: 5, y: 5)))
  }

  @Test func `hands out its steps`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addCurve(to: CGPoint(x: 7, y: 8), control1: CGPoint(x: 3, y: 4), control2: CGPoint(x: 5, y: 6))
    path.closeSubpath()
    var steps: [String] = []
    path.applyWithBlock { element in
      let step = element.pointee
      let count = [1, 1, 2, 3, 0][Int(step.type.rawValue)]
      let points = (0..<count).map { "\(Int(step.points[$0].x)),\(Int(step.points[$0].y))" }
      steps.append("\(step.type.rawValue) \(points.joined(separator: " "))")
    }
    #expect(steps == ["0 1,2", "3 3,4 5,6 7,8", "4 "])
  }

  @Test func `recognises a rectangle`() {
    var rect = CGRect.zero
    #expect(CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil).isRect(&rect))
    #expect(rect == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
  }

  @Test func `equals another of the same steps`() {
    let rect = CGRect(x: 0, y: 0, width: 3, height: 4)
    #expect(CGPath(rect: rect, transform: nil) == CGPath(rect: rect, transform: nil))
    #expect(CGPath(rect: rect, transform: nil) != CGPath(ellipseIn: rect, transform: nil))
  }

  @Test func `keeps a closed subpath's beginning as its current point`() {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 1, y: 1), CGPoint(x: 5, y: 1), CGPoint(x: 5, y: 5)])
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 1))
  }
}

@Suite struct `An arc` {
  @Test(arguments: [
    (CGFloat(0), CGFloat.pi / 2, false, CGPoint(x: 0, y: 1)),
    (0, .pi / 2, true, CGPoint(x: 0, y: 1)),
    (.pi, 0, false, CGPoint(x: 1, y: 0)),
  ])
  func `ends at its end angle`(start: CGFloat, end: CGFloat, clockwise: Bool, point: CGPoint) {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 1, startAngle: start, endAngle: end, clockwise: clockwise)
    #expect(abs(path.currentPoint.x - point.x) < 1e-9 && abs(path.currentPoint.y - point.y) < 1e-9)
  }

  @Test func `goes the long way round where its direction says so`() {
    let short = CGMutablePath()
    short.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(short.boundingBoxOfPath.minX > -1e-9)
    let long = CGMutablePath()
    long.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(long.boundingBoxOfPath.minX + 1) < 1e-3)
  }

  @Test(arguments: [false, true])
  func `of a whole turn is a circle in either direction`(clockwise: Bool) {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: 2 * .pi, clockwise: clockwise)
    let box = path.boundingBoxOfPath
    #expect(abs(box.width - 2) < 1e-3 && abs(box.height - 2) < 1e-3)
  }

  @Test func `is joined to the path by a line`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 5, y: 5))
    path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: 1, clockwise: false)
    #expect(path.elements.count == 3)
    #expect(path.elements[1] == .line(CGPoint(x: 1, y: 0)))
  }

  @Test func `between tangents touches both`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(abs(path.elements[1].points[0].x - 6) < 1e-9)
    #expect(abs(path.currentPoint.x - 10) < 1e-9 && abs(path.currentPoint.y - 4) < 1e-9)
  }
}

@Suite struct `An outline of a line` {
  private let line: CGPath = {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    return path
  }()

  private func outline(_ cap: CGLineCap, _ join: CGLineJoin, miterLimit: CGFloat = 10) -> CGPath {
    line.copy(strokingWithWidth: 2, lineCap: cap, lineJoin: join, miterLimit: miterLimit)
  }

  @Test func `ends where the line ends, or half its width later`() {
    #expect(!outline(.butt, .miter).contains(CGPoint(x: -0.5, y: 0)))
    #expect(outline(.square, .miter).contains(CGPoint(x: -0.9, y: 0.9)))
    #expect(outline(.round, .miter).contains(CGPoint(x: -0.9, y: 0)))
    #expect(!outline(.round, .miter).contains(CGPoint(x: -0.9, y: 0.9)))
  }

  @Test func `has pointed, round or cut corners`() {
    #expect(outline(.butt, .miter).contains(CGPoint(x: 10.9, y: -0.9)))
    #expect(!outline(.butt, .round).contains(CGPoint(x: 10.9, y: -0.9)))
    #expect(outline(.butt, .round).contains(CGPoint(x: 10.65, y: -0.65)))
    #expect(!outline(.butt, .bevel).contains(CGPoint(x: 10.65, y: -0.65)))
    #expect(!outline(.butt, .miter, miterLimit: 1).contains(CGPoint(x: 10.9, y: -0.9)))
  }

  @Test func `of a closed path has a hole`() {
    let ring = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
      .copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .round, miterLimit: 10)
    #expect(!ring.contains(CGPoint(x: 10, y: 10)))
    #expect(ring.contains(CGPoint(x: 0.5, y: 10)))
    #expect(ring.contains(CGPoint(x: -0.5, y: 10)))
    #expect(!ring.contains(CGPoint(x: -1.5, y: 10)))
  }

  @Test func `of dashes leaves out the gaps`() {
    let straight = CGMutablePath()
    straight.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
    let dashes = straight.copy(dashingWithPhase: 1, lengths: [3, 2])
    let starts = dashes.elements.compactMap { element -> CGFloat? in
      guard case .move(let point) = element else { return nil }
      return point.x
    }
    #expect(starts == [0, 4, 9])
  }
}
