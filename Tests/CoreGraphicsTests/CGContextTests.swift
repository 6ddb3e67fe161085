import CoreGraphics
import Testing

@Suite struct `A context` {
  @Test func `of UIKit's has y downwards and its scale in the transform`() throws {
    let context = try context(20, 10, scale: 2)
    #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 10))
    context.setFillColor(.red)
    context.fill(CGRect(x: 0, y: 0, width: 5, height: 1))
    #expect(context.bitmap[0, 0] == .red)
    #expect(context.bitmap[9, 1] == .red)
    #expect(context.bitmap[10, 0] == .clear)
    #expect(context.bitmap[0, 2] == .clear)
  }

  @Test func `of a component's own bitmap has y upwards`() throws {
    var bytes = [UInt8](repeating: 0, count: 2 * 2 * 4)
    try bytes.withUnsafeMutableBytes { buffer in
      let context = try #require(
        CGContext(
          data: buffer.baseAddress, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
      #expect(context.ctm.isIdentity)
      context.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(bytes == [0, 0, 0, 0, 0, 0, 0, 0, 255, 128, 0, 255, 0, 0, 0, 0])
  }

  @Test(arguments: [
    (CGImageAlphaInfo.premultipliedFirst, CGBitmapInfo.byteOrder32Little, [0, 128, 255, 255] as [UInt8]),
    (.premultipliedFirst, .byteOrderDefault, [255, 255, 128, 0]), (.noneSkipLast, .byteOrderDefault, [255, 128, 0, 0]),
  ])
  func `shows its pixels in the layout that was asked for`(
    alpha: CGImageAlphaInfo, order: CGBitmapInfo, bytes: [UInt8]
  ) throws {
    let context = try #require(
      CGContext(
        data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: alpha.rawValue | order.rawValue))
    context.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let data = try #require(context.data)
    #expect(Array(UnsafeRawBufferPointer(start: data, count: 4)) == bytes)
  }

  @Test func `of gray holds one byte a pixel`() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 2, space: CGColorSpaceCreateDeviceGray(),
        bitmapInfo: CGImageAlphaInfo.none.rawValue))
    context.setFillColor(gray: 0.2, alpha: 1)
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    let data = try #require(context.data)
    #expect(Array(UnsafeRawBufferPointer(start: data, count: 2)) == [0, 51])
  }

  @Test func `restores what it saved`() throws {
    let context = try context(4, 4)
    context.saveGState()
    context.translateBy(x: 2, y: 0)
    context.setFillColor(.red)
    context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    context.restoreGState()
    context.setFillColor(.blue)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(context.bitmap[0, 0] == .blue && context.bitmap[3, 3] == .blue)
  }

  @Test func `draws nothing through a transform that flattens, and goes on after it`() throws {
    let context = try context(4, 4)
    context.setFillColor(.red)
    context.saveGState()
    context.scaleBy(x: 0, y: 1)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    context.restoreGState()
    #expect(context.bitmap[1, 1] == .clear)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(context.bitmap[1, 1] == .red)
  }

  @Test func `goes on after dashes and points that make no sense`() throws {
    let context = try context(4, 4)
    context.setLineDash(phase: 0, lengths: [0, 0])
    context.stroke(CGRect(x: 0, y: 0, width: 4, height: 4))
    context.move(to: CGPoint(x: CGFloat.nan, y: 0))
    context.addLine(to: CGPoint(x: CGFloat.infinity, y: 0))
    context.strokePath()
    context.setFillColor(.red)
    context.fill(CGRect.infinite)
    #expect(context.bitmap[1, 1] == .red)
  }

  @Test func `keeps its path in the space it was built in`() throws {
    let context = try context(10, 10)
    context.move(to: CGPoint(x: 1, y: 1))
    context.translateBy(x: 5, y: 5)
    context.addLine(to: .zero)
    #expect(context.currentPointOfPath == .zero)
    #expect(context.path?.boundingBox == CGRect(x: -4, y: -4, width: 4, height: 4))
  }

  @Test func `multiplies its alpha with the colour's`() throws {
    let context = try context(1, 1)
    context.setAlpha(0.5)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(context.bitmap[0, 0] == Pixel(red: 64, green: 0, blue: 0, alpha: 64))
  }

  @Test func `changes nothing outside a shape, whatever the blend mode`() throws {
    let context = try context(2, 1)
    context.setFillColor(.red)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    context.setBlendMode(.sourceIn)
    context.setFillColor(.blue)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(context.bitmap[0, 0] == .blue)
    #expect(context.bitmap[1, 0] == .red)
  }

  @Test func `draws the thinnest line for a width of zero`() throws {
    let context = try context(10, 10, scale: 2)
    context.setStrokeColor(.red)
    context.setLineWidth(0)
    context.move(to: CGPoint(x: 0, y: 0.25))
    context.addLine(to: CGPoint(x: 5, y: 0.25))
    context.strokePath()
    #expect(context.bitmap[5, 0] == .red)
    #expect(context.bitmap[5, 1] == .clear)
  }
}

@Suite struct `A clip` {
  @Test func `holds several paths' common part`() throws {
    let context = try context(4, 1)
    context.clip(to: CGRect(x: 0, y: 0, width: 3, height: 1))
    context.clip(to: CGRect(x: 1, y: 0, width: 3, height: 1))
    context.setFillColor(.red)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
    #expect((0..<4).map { context.bitmap[$0, 0] } == [.clear, .red, .red, .clear])
    #expect(context.boundingBoxOfClipPath == CGRect(x: 1, y: 0, width: 2, height: 1))
  }

  @Test func `by an image lets through what the image covers`() throws {
    let mask = try context(2, 1)
    mask.setFillColor(gray: 0, alpha: 0.5)
    mask.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    let context = try context(2, 1)
    context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 1), mask: try #require(mask.makeImage()))
    context.setFillColor(.red)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(context.bitmap[0, 0] == .clear)
    #expect(abs(context.bitmap[1, 0].alpha - 128) <= 1)
  }
}

@Suite struct `A transparency layer` {
  @Test func `is composed as one`() throws {
    let context = try context(3, 1)
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(.red)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    context.setFillColor(.blue)
    context.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
    context.endTransparencyLayer()
    #expect(context.bitmap[0, 0] == Pixel(red: 128, green: 0, blue: 0, alpha: 128))
    #expect(context.bitmap[1, 0] == Pixel(red: 0, green: 0, blue: 128, alpha: 128))
  }

  @Test func `gives back the state`() throws {
    let context = try context(2, 1)
    context.setFillColor(.red)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(.blue)
    context.saveGState()
    context.translateBy(x: 5, y: 0)
    context.endTransparencyLayer()
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(context.bitmap[0, 0] == .red)
  }

  @Test func `that cannot be seen does no harm`() throws {
    let context = try context(2, 1)
    context.clip(to: CGRect(x: 10, y: 10, width: 5, height: 5))
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    context.endTransparencyLayer()
    #expect(context.bitmap[0, 0] == .clear)
  }
}

@Suite struct `A shadow` {
  @Test func `is moved in points and downwards for UIKit, whatever the current transform`() throws {
    let context = try context(40, 40, scale: 2)
    context.setShadow(offset: CGSize(width: 0, height: 8), blur: 0, color: .blue)
    context.setFillColor(.red)
    context.rotate(by: 0)
    context.scaleBy(x: 1, y: 1)
    context.fill(CGRect(x: 4, y: 0, width: 4, height: 4))
    #expect(context.bitmap[10, 2] == .red)
    #expect(context.bitmap[10, 12] == .clear)
    #expect(context.bitmap[10, 18] == .blue)
    #expect(context.bitmap[10, 26] == .clear)
  }

  @Test func `falls into the clip from a shape outside it`() throws {
    let context = try context(10, 10)
    context.clip(to: CGRect(x: 5, y: 0, width: 5, height: 10))
    context.setShadow(offset: CGSize(width: 20, height: 0), blur: 0, color: .blue)
    context.fill(CGRect(x: -15, y: 0, width: 10, height: 10))
    #expect(context.bitmap[2, 5] == .clear)
    #expect(context.bitmap[6, 5] == .blue)
  }
}

@Suite struct `A gradient` {
  private func gradient(_ locations: [CGFloat]? = nil) throws -> CGGradient {
    try #require(
      CGGradient(colorsSpace: nil, colors: [CGColor.red, CGColor.blue] as CFArray, locations: locations))
  }

  @Test func `is drawn beyond its ends only where it is told to`() throws {
    let context = try context(8, 1)
    context.drawLinearGradient(
      try gradient(), start: CGPoint(x: 2, y: 0), end: CGPoint(x: 6, y: 0), options: .drawsAfterEndLocation)
    #expect(context.bitmap[1, 0] == .clear)
    #expect(context.bitmap[7, 0] == .blue)
    #expect(context.bitmap[3, 0].red > context.bitmap[4, 0].red)
  }

  @Test func `goes on from its first and last colour to its ends`() throws {
    let context = try context(10, 1)
    context.drawLinearGradient(
      try gradient([0.4, 0.6]), start: .zero, end: CGPoint(x: 10, y: 0), options: [])
    #expect(context.bitmap[0, 0] == .red)
    #expect(context.bitmap[9, 0] == .blue)
  }
}

@Suite struct `An image` {
  private func quarters() throws -> CGImage {
    let context = try context(2, 2)
    for (index, color) in [CGColor.red, .green, .blue, CGColor(gray: 1, alpha: 1)].enumerated() {
      context.setFillColor(color)
      context.fill(CGRect(x: index % 2, y: index / 2, width: 1, height: 1))
    }
    return try #require(context.makeImage())
  }

  @Test func `is drawn upright where y goes upwards and upside down where it goes downwards`() throws {
    let image = try quarters()
    let down = try context(2, 2)
    down.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(down.bitmap[0, 0] == .blue && down.bitmap[0, 1] == .red)
    let up = try #require(Bitmap(width: 2, height: 2).flatMap { CGContext(bitmap: $0, base: .identity) })
    up.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(up.bitmap[0, 0] == .red && up.bitmap[1, 0] == .green)
  }

  @Test func `is cut from its top left corner`() throws {
    let part = try #require(try quarters().cropping(to: CGRect(x: 1, y: 0, width: 5, height: 1)))
    #expect(part.width == 1 && part.height == 1)
    #expect(part.bitmap[0, 0] == .green)
    #expect(try quarters().cropping(to: CGRect(x: 5, y: 5, width: 1, height: 1)) == nil)
  }

  @Test func `is made from bytes in the layout that is told`() throws {
    let provider = try #require(CGDataProvider(data: Data([255, 0, 0, 128, 0, 0, 255, 255])))
    let image = try #require(
      CGImage(
        width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue),
        provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent))
    #expect(image.bitmap[0, 0] == Pixel(red: 128, green: 0, blue: 0, alpha: 128))
    #expect(image.bitmap[1, 0] == .blue)
  }
}
