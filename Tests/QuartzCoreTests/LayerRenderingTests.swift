import QuartzCore
import Testing

@Suite struct `A picture of layers` {
  @Test func `has borders inside the bounds, over the sublayers`() throws {
    let box = layer(CGRect(x: 0, y: 0, width: 20, height: 20), blue)
    box.addSublayer(layer(CGRect(x: 0, y: 0, width: 20, height: 10), green))
    box.borderWidth = 2
    box.borderColor = red
    let picture = try Picture(box, width: 24, height: 24)
    #expect(picture[1, 1] == [255, 0, 0])
    #expect(picture[2, 2] == [0, 255, 0])
    #expect(picture[2, 17] == [0, 0, 255])
    #expect(picture[20, 10] == [255, 255, 255])
  }

  @Test func `clips sublayers at rounded corners only where asked to`() throws {
    let box = layer(CGRect(x: 0, y: 0, width: 20, height: 20))
    box.cornerRadius = 10
    box.addSublayer(layer(CGRect(x: 0, y: 0, width: 30, height: 20), red))
    #expect(try Picture(box, width: 30, height: 20)[0, 0] == [255, 0, 0])
    box.masksToBounds = true
    let masked = try Picture(box, width: 30, height: 20)
    #expect(masked[0, 0] == [255, 255, 255])
    #expect(masked[10, 10] == [255, 0, 0])
    #expect(masked[25, 10] == [255, 255, 255])
  }

  @Test func `shows no background colour at the rounded edge of what covers it`() throws {
    let box = layer(CGRect(x: 0, y: 0, width: 40, height: 40), red)
    box.cornerRadius = 20
    box.masksToBounds = true
    box.addSublayer(layer(box.bounds, .white))
    let picture = try Picture(box, width: 40, height: 40)
    for x in 0..<40 { #expect(picture[x, 5] == [255, 255, 255]) }
  }

  @Test func `applies opacity to a layer and its sublayers together`() throws {
    let box = layer(CGRect(x: 0, y: 0, width: 20, height: 20), red)
    box.opacity = 0.5
    box.addSublayer(layer(CGRect(x: 0, y: 0, width: 10, height: 20), blue))
    let picture = try Picture(box, width: 20, height: 20)
    #expect(picture[5, 5] == [127, 127, 255])
    #expect(picture[15, 5] == [255, 127, 127])
  }

  @Test func `keeps what a mask's alpha covers`() throws {
    let box = layer(CGRect(x: 10, y: 0, width: 20, height: 20), red)
    box.mask = layer(CGRect(x: 5, y: 0, width: 5, height: 20), .black)
    let picture = try Picture(box, width: 30, height: 20)
    #expect(picture[14, 5] == [255, 255, 255])
    #expect(picture[16, 5] == [255, 0, 0])
    #expect(picture[21, 5] == [255, 255, 255])
  }

  @Test func `draws in the order of z positions`() throws {
    let box = layer(CGRect(x: 0, y: 0, width: 20, height: 20))
    let front = layer(box.bounds, red)
    front.zPosition = 1
    box.sublayers = [front, layer(box.bounds, blue)]
    #expect(try Picture(box, width: 20, height: 20)[10, 10] == [255, 0, 0])
  }

  @Test func `blurs a shadow as pictures from a device show it`() throws {
    let box = layer(CGRect(x: 20, y: 20, width: 60, height: 60), green)
    box.shadowColor = CGColor(srgbRed: 1, green: 0, blue: 1, alpha: 1)
    (box.shadowRadius, box.shadowOpacity, box.shadowOffset) = (8, 1, .zero)
    let picture = try Picture(box, width: 100, height: 100)
    let measured = [18: 147, 16: 172, 14: 195, 12: 214, 10: 229, 8: 240, 6: 248, 4: 253]
    for (x, value) in measured { #expect(abs(picture[x, 50][1] - value) <= 1) }
  }

  @Test func `has no shadow where the layer masks to its bounds`() throws {
    let box = layer(CGRect(x: 10, y: 10, width: 10, height: 10), green)
    (box.shadowOpacity, box.masksToBounds) = (1, true)
    #expect(try Picture(box, width: 30, height: 30)[9, 12] == [255, 255, 255])
  }

  @Test func `shows what a delegate draws, once it is asked for`() throws {
    class Drawing: NSObject, CALayerDelegate {
      func draw(_ layer: CALayer, in ctx: CGContext) {
        ctx.setFillColor(blue)
        ctx.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        layer.backgroundColor = green
      }
    }
    let drawing = Drawing()
    let box = layer(CGRect(x: 0, y: 0, width: 10, height: 10), red)
    box.delegate = drawing
    #expect(try Picture(box, width: 10, height: 10)[2, 2] == [255, 0, 0])
    box.setNeedsDisplay()
    let picture = try Picture(box, width: 10, height: 10)
    #expect(picture[2, 2] == [0, 0, 255])
    #expect(picture[8, 8] == [0, 255, 0])
  }

  @Test func `leaves out a layer that shows its back`() throws {
    let box = layer(CGRect(x: 0, y: 0, width: 10, height: 10), red)
    box.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(try Picture(box, width: 10, height: 10)[5, 5] == [255, 0, 0])
    box.isDoubleSided = false
    #expect(try Picture(box, width: 10, height: 10)[5, 5] == [255, 255, 255])
  }

  @Test func `makes what is further away smaller`() throws {
    let box = layer(CGRect(x: 0, y: 0, width: 40, height: 40), red)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 100
    box.transform = CATransform3DRotate(perspective, .pi / 4, 0, 1, 0)
    let picture = try Picture(box, width: 40, height: 40)
    #expect(picture[6, 1] == [255, 0, 0])
    #expect(picture[31, 1] == [255, 255, 255])
    #expect(picture[31, 20] == [255, 0, 0])
  }
}
