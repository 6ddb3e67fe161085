import QuartzCore

/// A layer's picture on white, for tests: one pixel a point unless said otherwise.
struct Picture {
  private let context: CGContext

  init(_ layer: CALayer, width: Int, height: Int, scale: CGFloat = 1) throws {
    let pixels = (Int(CGFloat(width) * scale), Int(CGFloat(height) * scale))
    guard let context = CGContext(pixelWidth: pixels.0, pixelHeight: pixels.1, scale: scale) else {
      throw CocoaError(.featureUnsupported)
    }
    self.context = context
    let root = CALayer()
    root.bounds = CGRect(x: 0, y: 0, width: width, height: height)
    root.backgroundColor = .white
    root.addSublayer(layer)
    root.render(in: context)
  }

  /// Red, green and blue, from 0 to 255, of the pixel in that column and row.
  subscript(x: Int, y: Int) -> [Int] {
    let stride = context.bitmap.stride
    return context.bitmap.withBytes { bytes in
      [2, 1, 0].map { Int(bytes[y * stride + x * 4 + $0]) }
    }
  }
}

let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
let green = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)

func layer(_ frame: CGRect, _ color: CGColor? = nil) -> CALayer {
  let layer = CALayer()
  layer.frame = frame
  layer.backgroundColor = color
  return layer
}
