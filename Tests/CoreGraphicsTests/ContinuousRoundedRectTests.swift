import CoreGraphics
import Testing

@Suite struct `A rectangle with continuous corners` {
  private func path(_ rect: CGRect, _ radius: CGFloat, _ corners: RectangleCorners = RectangleCorners()) -> CGPath {
    let path = CGMutablePath()
    path.addContinuousRoundedRect(in: rect, cornerRadius: radius, corners: corners)
    return path
  }

  @Test func `leaves each side 1.53 radii before its corner`() {
    let path = path(CGRect(x: 0, y: 0, width: 100, height: 100), 10)
    #expect(abs((path.elements.first?.points.first?.x ?? 0) - 15.2866483) < 1e-6)
    // A circle's corner would hold this point.
    #expect(!path.contains(CGPoint(x: 9.5, y: 0.08)))
    #expect(path.contains(CGPoint(x: 16, y: 0.01)))
  }

  @Test func `is a circle where the radius leaves no sides`() {
    let path = path(CGRect(x: 0, y: 0, width: 100, height: 100), 50)
    for angle in stride(from: CGFloat(0), to: 2 * .pi, by: 0.1) {
      let direction = CGPoint(x: cos(angle), y: sin(angle))
      #expect(path.contains(CGPoint(x: 50 + direction.x * 49.9, y: 50 + direction.y * 49.9)))
      #expect(!path.contains(CGPoint(x: 50 + direction.x * 50.1, y: 50 + direction.y * 50.1)))
    }
  }

  @Test func `keeps the corners that are not rounded`() {
    let path = path(
      CGRect(x: 0, y: 0, width: 100, height: 100), 20, RectangleCorners(topLeft: false, bottomLeft: false))
    #expect(path.contains(CGPoint(x: 0.1, y: 0.1)))
    #expect(path.contains(CGPoint(x: 0.1, y: 99.9)))
    #expect(!path.contains(CGPoint(x: 99.9, y: 0.1)))
    #expect(!path.contains(CGPoint(x: 99.9, y: 99.9)))
  }

  @Test func `stays inside the rectangle`() {
    let rect = CGRect(x: 3, y: 4, width: 60, height: 31)
    let box = path(rect, 14).boundingBoxOfPath
    #expect(abs(box.minX - rect.minX) < 1e-9 && abs(box.maxX - rect.maxX) < 1e-9)
    #expect(abs(box.minY - rect.minY) < 1e-9 && abs(box.maxY - rect.maxY) < 1e-9)
  }
}
