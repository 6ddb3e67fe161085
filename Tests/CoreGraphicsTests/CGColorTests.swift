import CoreGraphics
import Testing

@Suite struct `A colour` {
  @Test func `keeps its components and puts the alpha last`() {
    let color = CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(color.components == [0.1, 0.2, 0.3, 0.4])
    #expect(color.numberOfComponents == 4)
    #expect(color.alpha == 0.4)
    #expect(CGColor(gray: 0.5, alpha: 1).components == [0.5, 1])
  }

  @Test func `equals another of the same space and components`() {
    #expect(CGColor(gray: 0.5, alpha: 1) == CGColor(gray: 0.5, alpha: 1))
    #expect(CGColor(gray: 0, alpha: 1) != CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1))
  }

  @Test func `of Display P3 comes out of sRGB where it is more vivid`() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let red = CGColor(space: space, [1, 0, 0, 1]).standard
    // Published conversions of Display P3 red: 1.0931, -0.2267, -0.1501.
    #expect(abs(red.red - 1.0931) < 0.001)
    #expect(abs(red.green + 0.2267) < 0.001)
    #expect(abs(red.blue + 0.1501) < 0.001)
  }

  @Test func `comes back from Display P3 as it was`() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let color = CGColor(srgbRed: 0.2, green: 0.6, blue: 0.9, alpha: 1)
    let back = try #require(color.converted(to: space, intent: .defaultIntent, options: nil)).standard
    #expect(abs(back.red - 0.2) < 1e-6 && abs(back.green - 0.6) < 1e-6 && abs(back.blue - 0.9) < 1e-6)
  }

  @Test func `of inks is mixed plainly`() {
    let color = CGColor(genericCMYKCyan: 1, magenta: 0, yellow: 0, black: 0.5, alpha: 1).standard
    #expect(color.red == 0 && color.green == 0.5 && color.blue == 0.5)
  }

  @Test func `cannot be of a space that nobody knows`() {
    #expect(CGColorSpace(name: "nothing") == nil)
  }
}
