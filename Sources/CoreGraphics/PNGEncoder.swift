internal import CDeflate
import Foundation

/// Writes PNG files, fast and always the same for the same pixels.
package enum PNGEncoder {
  /// The image as a PNG file in sRGB: RGB where every pixel covers entirely, else RGBA.
  package static func encode(_ image: CGImage) -> Data? { image.bitmap.isMask ? nil : encode(image.bitmap) }

  /// The pixels as a PNG file in sRGB: RGB where every pixel covers entirely, else RGBA.
  package static func encode(_ bitmap: Bitmap) -> Data? {
    bitmap.withBytes { bytes in
      guard let base = bytes.baseAddress else { return nil }
      return encode(base, width: bitmap.width, height: bitmap.height, stride: bitmap.stride)
    }
  }

  /// Premultiplied BGRA pixels, top row first, `stride` bytes from row to row, as a PNG file in sRGB.
  package static func encode(_ pixels: UnsafePointer<UInt8>, width: Int, height: Int, stride: Int) -> Data? {
    let isOpaque = isOpaque(pixels, width: width, height: height, stride: stride)
    let channels = isOpaque ? 3 : 4
    let rows = filtered(pixels, width: width, height: height, stride: stride, channels: channels)
    guard let compressed = compressed(rows) else { return nil }
    var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    var header = Data()
    header.append(bigEndian: UInt32(width))
    header.append(bigEndian: UInt32(height))
    header.append(contentsOf: [8, isOpaque ? 2 : 6, 0, 0, 0])
    file.append(chunk: "IHDR", header)
    file.append(chunk: "sRGB", Data([0]))
    file.append(chunk: "IDAT", compressed)
    file.append(chunk: "IEND", Data())
    return file
  }

  private static func isOpaque(_ pixels: UnsafePointer<UInt8>, width: Int, height: Int, stride: Int) -> Bool {
    for row in 0..<height {
      let line = pixels + row * stride
      var all: UInt8 = 255
      for column in 0..<width { all &= line[column * 4 + 3] }
      if all != 255 { return false }
    }
    return true
  }

  /// The rows as PNG stores them, each less the row above or the pixel before, whichever leaves smaller numbers.
  private static func filtered(
    _ pixels: UnsafePointer<UInt8>, width: Int, height: Int, stride: Int, channels: Int
  ) -> [UInt8] {
    let length = width * channels
    return [UInt8](unsafeUninitializedCapacity: (length + 1) * height) { output, count in
      count = (length + 1) * height
      guard var target = output.baseAddress else { return }
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: length * 2) { lines in
        guard var line = lines.baseAddress else { return }
        var above = line + length
        above.initialize(repeating: 0, count: length)
        for row in 0..<height {
          let source = pixels + row * stride
          if row > 0, memcmp(source, source - stride, width * 4) == 0 {
            target.initialize(repeating: 0, count: length + 1)
            target[0] = up
          } else {
            unpack(source, to: line, width: width, channels: channels)
            filter(line, above, to: target, length: length, channels: channels)
            swap(&line, &above)
          }
          target += length + 1
        }
      }
    }
  }

  private static func filter(
    _ line: UnsafePointer<UInt8>, _ above: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>, length: Int,
    channels: Int
  ) {
    var (upCost, beforeCost) = (0, 0)
    for index in 0..<channels {
      upCost &+= cost(line[index] &- above[index])
      beforeCost &+= cost(line[index])
    }
    for index in channels..<length {
      upCost &+= cost(line[index] &- above[index])
      beforeCost &+= cost(line[index] &- line[index - channels])
    }
    let values = target + 1
    guard beforeCost < upCost else {
      target[0] = up
      for index in 0..<length { values[index] = line[index] &- above[index] }
      return
    }
    target[0] = before
    for index in 0..<channels { values[index] = line[index] }
    for index in channels..<length { values[index] = line[index] &- line[index - channels] }
  }

  /// PNG's number for "less the pixel before".
  private static let before: UInt8 = 1
  /// PNG's number for "less the row above".
  private static let up: UInt8 = 2

  @inline(__always)
  private static func cost(_ value: UInt8) -> Int { Int(min(value, 0 &- value)) }

  private static func unpack(
    _ source: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>, width: Int, channels: Int
  ) {
    var (from, to) = (source, target)
    for _ in 0..<width {
      let alpha = channels == 4 ? UInt32(from[3]) : 255
      to[0] = straight(from[2], alpha)
      to[1] = straight(from[1], alpha)
      to[2] = straight(from[0], alpha)
      if channels == 4 { to[3] = from[3] }
      from += 4
      to += channels
    }
  }

  @inline(__always)
  private static func straight(_ value: UInt8, _ alpha: UInt32) -> UInt8 {
    alpha == 255 ? value : alpha == 0 ? 0 : UInt8(min((UInt32(value) * 255 + alpha / 2) / alpha, 255))
  }

  /// Level 4 of libdeflate: on flat interface pictures higher levels gain little and take several times as long.
  private static func compressed(_ bytes: [UInt8]) -> Data? {
    guard let compressor = libdeflate_alloc_compressor(4) else { return nil }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
    var result = Data(count: bound)
    let size = result.withUnsafeMutableBytes {
      libdeflate_zlib_compress(compressor, bytes, bytes.count, $0.baseAddress, bound)
    }
    return size == 0 ? nil : result.prefix(size)
  }
}

extension Data {
  fileprivate mutating func append(bigEndian value: UInt32) {
    append(contentsOf: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) })
  }

  fileprivate mutating func append(chunk type: String, _ content: Data) {
    append(bigEndian: UInt32(content.count))
    let checked = Data(type.utf8) + content
    append(checked)
    append(bigEndian: checked.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) })
  }
}
