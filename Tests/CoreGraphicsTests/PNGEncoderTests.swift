import CoreGraphics
import Testing

@Suite struct `A PNG file` {
  @Test func `gives back the pixels`() throws {
    let context = try context(31, 17)
    context.setFillColor(red: 0.9, green: 0.3, blue: 0.1, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 31, height: 9))
    context.setFillColor(red: 0, green: 0.4, blue: 1, alpha: 0.5)
    context.fillEllipse(in: CGRect(x: 4, y: 2, width: 20, height: 14))
    let file = try #require(PNGEncoder.encode(context.bitmap))
    let decoded = try #require(ImageDecoder.decode(file))
    #expect(!decoded.isOpaque)
    for row in 0..<17 {
      for column in 0..<31 {
        let (was, became) = (context.bitmap[column, row], decoded.bitmap[column, row])
        #expect(abs(was.red - became.red) <= 1 && abs(was.blue - became.blue) <= 1 && was.alpha == became.alpha)
      }
    }
  }

  @Test func `has no alpha where every pixel covers`() throws {
    let context = try context(4, 4)
    context.setFillColor(.red)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    let file = try #require(PNGEncoder.encode(context.bitmap))
    #expect(file[25] == 2)
    let decoded = try #require(ImageDecoder.decode(file))
    #expect(decoded.isOpaque)
    #expect(decoded.bitmap[3, 3] == .red)
    #expect(file.range(of: Data("sRGB".utf8)) != nil)
  }

  @Test func `is the same for the same pixels`() throws {
    func file() throws -> Data? {
      let context = try context(50, 50)
      context.strokeEllipse(in: CGRect(x: 5, y: 5, width: 40, height: 40))
      return PNGEncoder.encode(context.bitmap)
    }
    #expect(try file() == file())
  }
}

@Suite struct `A picture file` {
  @Test func `of JPEG comes back nearly as it was`() throws {
    let context = try context(16, 16)
    context.setFillColor(red: 0.2, green: 0.6, blue: 0.4, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
    let file = try #require(context.makeImage().flatMap { JPEGEncoder.encode($0, quality: 0.9) })
    let pixel = try #require(ImageDecoder.decode(file)).bitmap[8, 8]
    #expect(abs(pixel.red - 51) < 4 && abs(pixel.green - 153) < 4 && abs(pixel.blue - 102) < 4)
  }

  @Test func `of JPEG tells how its pixels are to be turned`() throws {
    let context = try context(8, 8)
    var file = try #require(context.makeImage().flatMap { JPEGEncoder.encode($0, quality: 0.9) })
    #expect(ImageDecoder.decode(file)?.orientation == 1)
    // An Exif segment with one entry: tag 0x0112, one 16-bit number, 6.
    let header: [UInt8] = [0xFF, 0xE1, 0, 34] + Array("Exif".utf8) + [0, 0]
    let directory: [UInt8] =
      Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
    file.insert(contentsOf: header + directory, at: 2)
    #expect(ImageDecoder.decode(file)?.orientation == 6)
  }

  @Test func `that is none is nil`() {
    #expect(ImageDecoder.decode(Data("no picture".utf8)) == nil)
    #expect(ImageDecoder.decode(Data()) == nil)
  }
}
