import QuartzCore
import Testing

@Suite struct `A shape layer` {
  let shape = CAShapeLayer()

  init() {
    shape.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 10))
    path.addLine(to: CGPoint(x: 40, y: 10))
    shape.path = path
    shape.lineWidth = 4
    shape.strokeColor = red
  }

  @Test func `strokes the part of its length that is asked for`() throws {
    (shape.strokeStart, shape.strokeEnd) = (0.25, 0.5)
    let picture = try Picture(shape, width: 40, height: 20)
    #expect(picture[9, 10] == [255, 255, 255])
    #expect(picture[10, 10] == [255, 0, 0])
    #expect(picture[19, 10] == [255, 0, 0])
    #expect(picture[20, 10] == [255, 255, 255])
  }

  @Test func `measures the length over all of a curve`() throws {
    shape.path = CGPath(ellipseIn: CGRect(x: 2, y: 2, width: 16, height: 16), transform: nil)
    (shape.fillColor, shape.strokeEnd) = (nil, 0.5)
    let picture = try Picture(shape, width: 40, height: 20)
    let (right, left) = (picture[18, 10] == [255, 0, 0], picture[1, 10] == [255, 0, 0])
    #expect(right || left)
    #expect((picture[10, 1] == [255, 0, 0]) != (picture[10, 18] == [255, 0, 0]))
  }

  @Test func `is filled with black unless told otherwise`() throws {
    shape.path = CGPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10), transform: nil)
    shape.strokeColor = nil
    #expect(try Picture(shape, width: 40, height: 20)[10, 10] == [0, 0, 0])
  }

  @Test func `copies its own properties`() {
    let copy = CAShapeLayer(layer: shape)
    #expect(copy.lineWidth == 4)
    #expect(copy.bounds == shape.bounds)
  }
}
