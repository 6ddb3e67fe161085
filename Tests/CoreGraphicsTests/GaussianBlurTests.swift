import CoreGraphics
import Testing

@Suite struct `A blur` {
  @Test func `of radius 8 fades as a layer's shadow on iOS`() throws {
    let mask = try #require(Bitmap(width: 80, height: 80, isMask: true))
    mask.withBytes { bytes in
      for row in 0..<80 {
        for column in 20..<80 { bytes[row * mask.stride + column] = 255 }
      }
    }
    GaussianBlur.apply(to: mask, sigma: 8)
    let light = stride(from: 18, through: 4, by: -2).map { column in
      255 - mask.withBytes { Int($0[40 * mask.stride + column]) }
    }
    // Read off a picture of a black layer shadow of radius 8 whose box begins at x = 20.
    #expect(light == [147, 172, 195, 214, 229, 240, 248, 253])
  }

  @Test func `of radius zero changes nothing`() throws {
    let mask = try #require(Bitmap(width: 3, height: 3, isMask: true))
    mask.withBytes { $0[mask.stride + 1] = 200 }
    GaussianBlur.apply(to: mask, sigma: 0)
    #expect(mask.withBytes { $0[mask.stride + 1] } == 200)
  }
}
