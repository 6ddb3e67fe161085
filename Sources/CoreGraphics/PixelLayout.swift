import Foundation

/// How pixels of 8 bits a component lie in bytes that a component provides.
struct PixelLayout {
  let bytesPerPixel: Int
  let hasAlpha: Bool
  private let isPremultiplied: Bool
  private let space: CGColorSpace
  /// Where in a pixel the components lie.
  private let offsets: [Int]
  private let alphaOffset: Int?

  /// Nil for layouts that are not supported.
  init?(space: CGColorSpace, bitmapInfo: CGBitmapInfo, bitsPerPixel: Int) {
    let alpha = bitmapInfo.alphaInfo
    guard !bitmapInfo.contains(.floatComponents), alpha != .alphaOnly, bitsPerPixel % 8 == 0 else { return nil }
    let components = space.numberOfComponents
    let extra = alpha == .none ? 0 : 1
    bytesPerPixel = bitsPerPixel / 8
    guard components > 0, bytesPerPixel == components + extra else { return nil }
    let alphaFirst = alpha == .first || alpha == .premultipliedFirst || alpha == .noneSkipFirst
    let isLittle = bitmapInfo.intersection(.byteOrderMask) == .byteOrder32Little && bytesPerPixel == 4
    func place(_ index: Int) -> Int { isLittle ? 3 - index : index }
    offsets = (0..<components).map { place($0 + (alphaFirst ? 1 : 0)) }
    hasAlpha = [.first, .last, .premultipliedFirst, .premultipliedLast].contains(alpha)
    alphaOffset = hasAlpha ? place(alphaFirst ? 0 : components) : nil
    isPremultiplied = alpha == .premultipliedFirst || alpha == .premultipliedLast
    self.space = space
  }

  /// Whether components are sRGB's and multiplied as a bitmap's are, so that bytes need only be put in order.
  private var needsOnlyOrder: Bool {
    let names = [CGColorSpace.deviceRGBName, CGColorSpace.sRGB, CGColorSpace.extendedSRGB]
    return space.name.map(names.contains) == true && (isPremultiplied || !hasAlpha)
  }

  /// Fills the bitmap from bytes, top row first.
  func read(_ bytes: UnsafeRawBufferPointer, bytesPerRow: Int, into bitmap: Bitmap) {
    if needsOnlyOrder { return reorder(bytes, bytesPerRow: bytesPerRow, into: bitmap) }
    bitmap.withBytes { target in
      for row in 0..<bitmap.height {
        for column in 0..<bitmap.width {
          let pixel = UnsafeRawBufferPointer(rebasing: bytes[(row * bytesPerRow + column * bytesPerPixel)...])
          if let base = target.baseAddress { write(pixel, to: base + row * bitmap.stride + column * 4) }
        }
      }
    }
  }

  /// Writes the bitmap's pixels into bytes, top row first.
  func write(_ bitmap: Bitmap, to bytes: UnsafeMutableRawBufferPointer, bytesPerRow: Int) {
    if needsOnlyOrder { return reorder(bitmap, to: bytes, bytesPerRow: bytesPerRow) }
    bitmap.withBytes { source in
      for row in 0..<bitmap.height {
        for column in 0..<bitmap.width {
          let from = row * bitmap.stride + column * 4
          store(source[from..<from + 4], in: bytes, at: row * bytesPerRow + column * bytesPerPixel)
        }
      }
    }
  }

  private func reorder(_ bytes: UnsafeRawBufferPointer, bytesPerRow: Int, into bitmap: Bitmap) {
    let (red, green, blue) = (offsets[0], offsets[1], offsets[2])
    bitmap.withBytes { target in
      guard let base = target.baseAddress, let source = bytes.bindMemory(to: UInt8.self).baseAddress else { return }
      for row in 0..<bitmap.height {
        var (from, to) = (source + row * bytesPerRow, base + row * bitmap.stride)
        for _ in 0..<bitmap.width {
          (to[0], to[1], to[2], to[3]) = (from[blue], from[green], from[red], alphaOffset.map { from[$0] } ?? 255)
          from += bytesPerPixel
          to += 4
        }
      }
    }
  }

  private func reorder(_ bitmap: Bitmap, to bytes: UnsafeMutableRawBufferPointer, bytesPerRow: Int) {
    let (red, green, blue) = (offsets[0], offsets[1], offsets[2])
    bitmap.withBytes { source in
      guard let base = source.baseAddress, let target = bytes.bindMemory(to: UInt8.self).baseAddress else { return }
      for row in 0..<bitmap.height {
        var (from, to) = (base + row * bitmap.stride, target + row * bytesPerRow)
        for _ in 0..<bitmap.width {
          (to[red], to[green], to[blue]) = (from[2], from[1], from[0])
          if let alphaOffset { to[alphaOffset] = from[3] }
          from += 4
          to += bytesPerPixel
        }
      }
    }
  }

  private func write(_ pixel: UnsafeRawBufferPointer, to target: UnsafeMutablePointer<UInt8>) {
    let alpha = alphaOffset.map { CGFloat(pixel[$0]) / 255 } ?? 1
    var components = offsets.map { CGFloat(pixel[$0]) / 255 }
    if isPremultiplied, alpha > 0, space.model != .rgb { components = components.map { min($0 / alpha, 1) } }
    let (red, green, blue) = space.standardComponents(components)
    let factor = isPremultiplied && space.model == .rgb ? 1 : alpha
    for (index, value) in [blue * factor, green * factor, red * factor, alpha].enumerated() {
      target[index] = UInt8((min(max(value, 0), 1) * 255).rounded())
    }
  }

  private func store(
    _ pixel: Slice<UnsafeMutableBufferPointer<UInt8>>, in bytes: UnsafeMutableRawBufferPointer, at offset: Int
  ) {
    let pixel = pixel.map { CGFloat($0) / 255 }
    let factor = pixel[3] > 0 && !(isPremultiplied && space.model == .rgb) && hasAlpha ? 1 / pixel[3] : 1
    let components =
      space.model == .rgb
      ? [pixel[2] * factor, pixel[1] * factor, pixel[0] * factor]
      : space.components(red: pixel[2] * factor, green: pixel[1] * factor, blue: pixel[0] * factor)
    let shade = isPremultiplied && space.model != .rgb ? pixel[3] : 1
    for (component, place) in zip(components, offsets) {
      bytes[offset + place] = UInt8((min(max(component * shade, 0), 1) * 255).rounded())
    }
    if let alphaOffset { bytes[offset + alphaOffset] = UInt8((pixel[3] * 255).rounded()) }
  }
}
