import Testing
import UIKit

@MainActor @Suite struct `A UIBezierPath` {
  @Test func `goes clockwise on the screen where it is told to`() {
    let quarter = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    // y grows downwards, so a quarter clockwise from the right ends below.
    #expect(abs(quarter.currentPoint.x) < 1e-9 && abs(quarter.currentPoint.y - 10) < 1e-9)
    #expect(quarter.bounds.minX > -1e-9)
    let rest = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(abs(rest.bounds.minX + 10) < 0.01)
  }

  @Test func `fills what its rule says`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.append(UIBezierPath(rect: CGRect(x: 3, y: 3, width: 4, height: 4)))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 5, y: 5)))
  }

  @Test func `of no points has no bounds`() {
    #expect(UIBezierPath().isEmpty)
    #expect(UIBezierPath().bounds == .zero)
  }

  @Test func `can be drawn the other way`() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addCurve(to: CGPoint(x: 20, y: 0), controlPoint1: CGPoint(x: 12, y: 5), controlPoint2: CGPoint(x: 18, y: 5))
    let reversed = path.reversing().cgPath.elements
    #expect(
      reversed == [
        .move(CGPoint(x: 20, y: 0)),
        .curve(CGPoint(x: 18, y: 5), CGPoint(x: 12, y: 5), CGPoint(x: 10, y: 0)),
        .line(.zero),
      ])
  }

  @Test func `copies everything`() throws {
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 5, height: 5))
    path.lineWidth = 3
    path.setLineDash([4, 2], count: 2, phase: 1)
    let copy = try #require(path.copy() as? UIBezierPath)
    path.move(to: CGPoint(x: 100, y: 100))
    var (lengths, count, phase) = ([CGFloat](repeating: 0, count: 2), 0, CGFloat())
    copy.getLineDash(&lengths, count: &count, phase: &phase)
    #expect(lengths == [4, 2] && count == 2 && phase == 1)
    #expect(copy.lineWidth == 3)
    #expect(copy.bounds.maxX < 6)
  }

  @Test func `draws into the current context and leaves its state`() throws {
    let context = try #require(CGContext(pixelWidth: 10, pixelHeight: 10, scale: 1))
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    UIColor.blue.set()
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 5))
    path.addLine(to: CGPoint(x: 10, y: 5))
    path.lineWidth = 2
    path.stroke()
    let pixel = context.bitmap.withBytes { bytes in (0..<4).map { bytes[4 * context.bitmap.stride + 20 + $0] } }
    #expect(pixel == [255, 0, 0, 255])
    #expect(context.bitmap.withBytes { $0[3 * context.bitmap.stride + 23] } == 0)
  }
}
