import QuartzCore
import Testing

@Suite struct `A gradient layer` {
  let gradient = CAGradientLayer()

  init() {
    gradient.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    gradient.colors = [red, blue]
  }

  @Test func `goes from top to bottom`() throws {
    let picture = try Picture(gradient, width: 100, height: 100)
    #expect(picture[50, 0][0] > 250)
    #expect(abs(picture[50, 50][0] - 127) < 3)
    #expect(picture[50, 99][2] > 250)
  }

  @Test func `holds its colours outside the locations`() throws {
    gradient.locations = [0.4, 0.6]
    let picture = try Picture(gradient, width: 100, height: 100)
    #expect(picture[50, 30] == [255, 0, 0])
    #expect(picture[50, 70] == [0, 0, 255])
  }

  @Test func `is an ellipse around its start when radial`() throws {
    gradient.type = .radial
    (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
    let picture = try Picture(gradient, width: 100, height: 100)
    #expect(picture[50, 50][0] > 245)
    #expect(picture[2, 2] == [0, 0, 255])
  }

  @Test func `turns clockwise from its end point when conic`() throws {
    gradient.type = .conic
    (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 0.5))
    let picture = try Picture(gradient, width: 100, height: 100)
    #expect(picture[90, 52][0] > 245)
    #expect(picture[90, 47][2] > 245)
    #expect(abs(picture[10, 50][0] - 127) < 4)
  }

  @Test func `is cut off at its rounded corners`() throws {
    gradient.cornerRadius = 20
    #expect(try Picture(gradient, width: 100, height: 100)[1, 1] == [255, 255, 255])
  }
}
