import Foundation

/// A buffer in a layout that a component asked for, kept equal to the bitmap that is drawn to.
package final class ForeignPixels {
  /// Where the first row begins.
  let address: UnsafeMutableRawPointer
  let bytesPerRow: Int
  let layout: PixelLayout
  let space: CGColorSpace
  let bitmapInfo: CGBitmapInfo
  private let height: Int
  /// Whether nobody else knows the address, so that it is enough to write when it is asked for.
  let ownsMemory: Bool

  /// Nil for layouts that are not supported. Without an address the buffer is allocated.
  init?(
    address: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo
  ) {
    let components = space.numberOfComponents + (bitmapInfo.alphaInfo == .none ? 0 : 1)
    guard let layout = PixelLayout(space: space, bitmapInfo: bitmapInfo, bitsPerPixel: components * 8) else {
      return nil
    }
    let needed = width * layout.bytesPerPixel
    guard bytesPerRow == 0 || bytesPerRow >= needed else { return nil }
    (self.layout, self.space, self.bitmapInfo, self.height) = (layout, space, bitmapInfo, height)
    self.bytesPerRow = bytesPerRow == 0 ? needed : bytesPerRow
    ownsMemory = address == nil
    self.address = address ?? .allocate(byteCount: self.bytesPerRow * height, alignment: 16)
    if ownsMemory { self.address.initializeMemory(as: UInt8.self, repeating: 0, count: self.bytesPerRow * height) }
  }

  deinit { if ownsMemory { address.deallocate() } }

  private var bytes: UnsafeMutableRawBufferPointer {
    UnsafeMutableRawBufferPointer(start: address, count: bytesPerRow * height)
  }

  func read(into bitmap: Bitmap) { layout.read(UnsafeRawBufferPointer(bytes), bytesPerRow: bytesPerRow, into: bitmap) }

  func write(_ bitmap: Bitmap) { layout.write(bitmap, to: bytes, bytesPerRow: bytesPerRow) }
}
