import Foundation

/// The blur of shadows: three running averages in each direction, which come near a bell curve.
package enum GaussianBlur {
  /// How far, in pixels, a point is spread.
  package static func reach(sigma: CGFloat) -> CGFloat { CGFloat(radii(sigma).reduce(0, +)) }

  /// Blurs the coverage in place, `sigma` in pixels.
  package static func apply(to mask: Bitmap, sigma: CGFloat) {
    precondition(mask.isMask)
    let radii = radii(sigma).filter { $0 > 0 }
    guard !radii.isEmpty else { return }
    let stride = mask.stride
    mask.withBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      for row in 0..<mask.height { blur(base + row * stride, count: mask.width, step: 1, radii) }
      for column in 0..<mask.width { blur(base + column, count: mask.height, step: stride, radii) }
    }
  }

  /// The half widths of the averages whose variance together is sigma².
  private static func radii(_ sigma: CGFloat) -> [Int] {
    guard sigma > 0, sigma.isFinite else { return [] }
    let ideal = (4 * sigma * sigma + 1).squareRoot()
    var lower = Int(ideal)
    if lower % 2 == 0 { lower -= 1 }
    lower = max(lower, 1)
    let size = CGFloat(lower)
    let smaller = (12 * sigma * sigma - 3 * size * size - 12 * size - 9) / (-4 * size - 4)
    let count = min(max(Int(smaller.rounded()), 0), 3)
    return (0..<3).map { ($0 < count ? lower : lower + 2) / 2 }
  }

  private static func blur(_ line: UnsafeMutablePointer<UInt8>, count: Int, step: Int, _ radii: [Int]) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: count * 2) { buffer in
      guard var source = buffer.baseAddress else { return }
      var target = source + count
      for index in 0..<count { source[index] = UInt32(line[index * step]) << 8 }
      for radius in radii {
        average(source, target, count: count, radius: radius)
        swap(&source, &target)
      }
      for index in 0..<count { line[index * step] = UInt8(min((source[index] + 128) >> 8, 255)) }
    }
  }

  private static func average(
    _ source: UnsafeMutablePointer<UInt32>, _ target: UnsafeMutablePointer<UInt32>, count: Int, radius: Int
  ) {
    let size = UInt32(2 * radius + 1)
    var sum: UInt32 = 0
    for index in 0..<min(radius, count) { sum += source[index] }
    for index in 0..<count {
      if index + radius < count { sum += source[index + radius] }
      if index > radius { sum -= source[index - radius - 1] }
      target[index] = (sum + size / 2) / size
    }
  }
}
