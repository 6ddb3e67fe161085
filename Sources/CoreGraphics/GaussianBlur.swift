import Foundation

/// The blur of shadows.
///
/// It is a bell curve that ends at twice its deviation, made to sum to one: this gives exactly the eight values measured
/// from a layer's shadow of radius 8 on iOS, where the whole curve does not.
package enum GaussianBlur {
  /// How far, in pixels, a point is spread.
  package static func reach(sigma: CGFloat) -> CGFloat {
    sigma > 0 && sigma.isFinite ? min((2 * sigma).rounded(), 1000) : 0
  }

  /// Blurs the coverage in place, `sigma` in pixels. What lies outside counts as uncovered.
  package static func apply(to mask: Bitmap, sigma: CGFloat) {
    precondition(mask.isMask)
    let weights = weights(sigma)
    guard weights.count > 1 else { return }
    let (width, height) = (mask.width, mask.height)
    mask.withBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      withUnsafeTemporaryAllocation(of: Float.self, capacity: width * height) { buffer in
        guard let rows = buffer.baseAddress else { return }
        let isEmpty = blurAcross(base, mask.stride, to: rows, width: width, height: height, weights)
        blurDown(rows, isEmpty, to: base, mask.stride, width: width, height: height, weights)
      }
    }
  }

  /// The weight of the middle, then of its neighbours at each distance.
  private static func weights(_ sigma: CGFloat) -> [Float] {
    let radius = Int(reach(sigma: sigma))
    guard radius > 0 else { return [1] }
    let curve = (0...radius).map { exp(-Double($0 * $0) / (2 * Double(sigma * sigma))) }
    let sum = 2 * curve.reduce(0, +) - curve[0]
    return curve.map { Float($0 / sum) }
  }

  /// Blurs each row, and tells which are empty.
  private static func blurAcross(
    _ source: UnsafePointer<UInt8>, _ stride: Int, to target: UnsafeMutablePointer<Float>, width: Int, height: Int,
    _ weights: [Float]
  ) -> [Bool] {
    let margin = weights.count - 1
    var isEmpty = [Bool](repeating: false, count: height)
    withUnsafeTemporaryAllocation(of: Float.self, capacity: width + 2 * margin) { buffer in
      guard let line = buffer.baseAddress else { return }
      line.initialize(repeating: 0, count: width + 2 * margin)
      let middle = line + margin
      for row in 0..<height {
        let pixels = source + row * stride
        var any: UInt8 = 0
        for column in 0..<width {
          any |= pixels[column]
          middle[column] = Float(pixels[column])
        }
        isEmpty[row] = any == 0
        if any == 0 { continue }
        let result = target + row * width
        for column in 0..<width { result[column] = middle[column] * weights[0] }
        for distance in 1...margin {
          add(middle - distance, middle + distance, times: weights[distance], to: result, width)
        }
      }
    }
    return isEmpty
  }

  private static func blurDown(
    _ rows: UnsafePointer<Float>, _ isEmpty: [Bool], to target: UnsafeMutablePointer<UInt8>, _ stride: Int, width: Int,
    height: Int, _ weights: [Float]
  ) {
    let margin = weights.count - 1
    withUnsafeTemporaryAllocation(of: Float.self, capacity: width) { buffer in
      guard let sums = buffer.baseAddress else { return }
      for row in 0..<height {
        sums.initialize(repeating: 0, count: width)
        for other in max(row - margin, 0)...min(row + margin, height - 1) where !isEmpty[other] {
          add(rows + other * width, times: weights[abs(other - row)], to: sums, width)
        }
        let result = target + row * stride
        for column in 0..<width { result[column] = UInt8(min(sums[column] + 0.5, 255)) }
      }
    }
  }

  private static func add(
    _ first: UnsafePointer<Float>, _ second: UnsafePointer<Float>, times weight: Float,
    to sums: UnsafeMutablePointer<Float>, _ count: Int
  ) {
    for index in 0..<count { sums[index] += (first[index] + second[index]) * weight }
  }

  private static func add(
    _ values: UnsafePointer<Float>, times weight: Float, to sums: UnsafeMutablePointer<Float>, _ count: Int
  ) {
    for index in 0..<count { sums[index] += values[index] * weight }
  }
}
