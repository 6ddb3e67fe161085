import CoreGraphics

/// The blur of Core Animation's shadows: three box filters in a row, which is what pictures of `shadowRadius` 8 show to a
/// grey level or two (a true Gaussian reaches further out).
enum GaussianBlur {
  /// How far, in pixels, a blur of the standard deviation `sigma` spreads.
  static func reach(_ sigma: Double) -> Int { boxes(sigma).reduce(0) { $0 + $1.left + $1.right } }

  /// Blurs coverage values, a byte a pixel, row by row.
  static func blur(_ pixels: inout [UInt8], width: Int, height: Int, sigma: Double) {
    var other = pixels
    for box in boxes(sigma) {
      blurRows(&pixels, &other, lines: height, length: width, step: 1, lineStep: width, box)
      swap(&pixels, &other)
    }
    for box in boxes(sigma) {
      blurRows(&pixels, &other, lines: width, length: height, step: width, lineStep: 1, box)
      swap(&pixels, &other)
    }
  }

  /// The windows of the three filters, by the rule of the SVG specification for `feGaussianBlur`: an even size is
  /// centred on the left edge of the pixel once, on its right edge once, and one larger the third time.
  private static func boxes(_ sigma: Double) -> [(left: Int, right: Int)] {
    let size = Int((sigma * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
    guard size > 1 else { return [] }
    let half = size / 2
    guard size.isMultiple(of: 2) else { return Array(repeating: (half, half), count: 3) }
    return [(half, half - 1), (half - 1, half), (half, half)]
  }

  private static func blurRows(
    _ source: inout [UInt8], _ target: inout [UInt8], lines: Int, length: Int, step: Int, lineStep: Int,
    _ box: (left: Int, right: Int)
  ) {
    let size = box.left + box.right + 1
    source.withUnsafeBufferPointer { source in
      target.withUnsafeMutableBufferPointer { target in
        for line in 0..<lines {
          let start = line * lineStep
          var sum = 0
          for index in 0..<min(box.right, length) { sum += Int(source[start + index * step]) }
          for index in 0..<length {
            if index + box.right < length { sum += Int(source[start + (index + box.right) * step]) }
            if index - box.left - 1 >= 0 { sum -= Int(source[start + (index - box.left - 1) * step]) }
            target[start + index * step] = UInt8((sum + size / 2) / size)
          }
        }
      }
    }
  }
}
