internal import CCairo
import Foundation

/// A picture of pixels, or a mask of coverage.
public final class CGImage: Hashable, @unchecked Sendable {
  /// The pixels. They do not change.
  package let bitmap: Bitmap
  /// Whether the image was made as a mask, whose black parts let colour through.
  public let isMask: Bool
  /// Whether scaling it up smooths it.
  public let shouldInterpolate: Bool
  /// What the components mean; nil for a mask.
  public let colorSpace: CGColorSpace?
  /// Whether every pixel covers entirely.
  private let isOpaque: Bool

  /// An image of pixels that are kept, not copied.
  package init(
    bitmap: Bitmap, isOpaque: Bool = false, isMask: Bool = false, shouldInterpolate: Bool = true,
    colorSpace: CGColorSpace? = .standard
  ) {
    (self.bitmap, self.isMask, self.shouldInterpolate) = (bitmap, isMask, shouldInterpolate)
    (self.colorSpace, self.isOpaque) = (isMask ? nil : colorSpace, isOpaque)
  }

  /// An image from a provider's bytes, of one, three or four components with 8 bits each; nil for other layouts.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard bitsPerComponent == 8, let data = provider.data,
      let layout = PixelLayout(space: space, bitmapInfo: bitmapInfo, bitsPerPixel: bitsPerPixel),
      bytesPerRow >= width * layout.bytesPerPixel,
      data.count >= bytesPerRow * (height - 1) + width * layout.bytesPerPixel,
      let bitmap = Bitmap(width: width, height: height)
    else { return nil }
    data.withUnsafeBytes { layout.read($0, bytesPerRow: bytesPerRow, into: bitmap) }
    self.init(
      bitmap: bitmap, isOpaque: !layout.hasAlpha, shouldInterpolate: shouldInterpolate, colorSpace: space)
  }

  /// A mask from a provider's bytes of 8 bits a pixel, 0 letting all colour through; nil for other depths.
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) {
    guard bitsPerPixel == 8, let data = provider.data, bytesPerRow >= width,
      data.count >= bytesPerRow * (height - 1) + width,
      let bitmap = Bitmap(width: width, height: height, isMask: true)
    else { return nil }
    let inverts = decode.map { $0[0] > $0[1] } ?? false
    bitmap.withBytes { target in
      for row in 0..<height {
        for column in 0..<width {
          let value = data[data.startIndex + row * bytesPerRow + column]
          target[row * bitmap.stride + column] = inverts ? value : 255 - value
        }
      }
    }
    self.init(bitmap: bitmap, isMask: true, shouldInterpolate: shouldInterpolate)
  }

  /// The picture in the bytes of a PNG file.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard let decoded = source.data.flatMap(ImageDecoder.decode) else { return nil }
    self.init(bitmap: decoded.bitmap, isOpaque: decoded.isOpaque, shouldInterpolate: shouldInterpolate)
  }

  /// The picture in the bytes of a JPEG file.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    self.init(
      pngDataProviderSource: source, decode: decode, shouldInterpolate: shouldInterpolate, intent: intent)
  }

  /// The width in pixels.
  public var width: Int { bitmap.width }
  /// The height in pixels.
  public var height: Int { bitmap.height }
  /// How many bits a component has.
  public var bitsPerComponent: Int { 8 }
  /// How many bits a pixel has.
  public var bitsPerPixel: Int { bitmap.isMask ? 8 : 32 }
  /// How many bytes lie between the beginnings of two rows.
  public var bytesPerRow: Int { bitmap.stride }
  /// How the alpha is stored.
  public var alphaInfo: CGImageAlphaInfo {
    bitmap.isMask ? (isMask ? .none : .alphaOnly) : (isOpaque ? .noneSkipFirst : .premultipliedFirst)
  }
  /// How a pixel's bytes lie in `dataProvider`.
  public var bitmapInfo: CGBitmapInfo {
    let order: CGBitmapInfo = bitmap.isMask ? [] : .byteOrder32Little
    return CGBitmapInfo(rawValue: alphaInfo.rawValue | order.rawValue)
  }
  /// In which order a pixel's bytes lie.
  public var byteOrderInfo: CGImageByteOrderInfo { bitmap.isMask ? .orderDefault : .order32Little }
  /// How colours outside the gamut are treated.
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
  /// The bytes, in the layout that `bitmapInfo` tells.
  public var dataProvider: CGDataProvider? { CGDataProvider(data: bitmap.withBytes { Data($0) }) }

  /// The same image.
  public func copy() -> CGImage? { self }

  /// The same pixels, meant in another colour space.
  public func copy(colorSpace: CGColorSpace) -> CGImage? {
    guard !isMask, colorSpace.model == self.colorSpace?.model else { return nil }
    return CGImage(
      bitmap: bitmap, isOpaque: isOpaque, shouldInterpolate: shouldInterpolate, colorSpace: colorSpace)
  }

  /// The part inside `rect`, in pixels from the top left corner; nil where that is empty.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isEmpty else { return nil }
    return bitmap.copy(x: Int(part.minX), y: Int(part.minY), width: Int(part.width), height: Int(part.height)).map {
      CGImage(
        bitmap: $0, isOpaque: isOpaque, isMask: isMask, shouldInterpolate: shouldInterpolate, colorSpace: colorSpace)
    }
  }

  /// The image where `mask` lets it through: a mask's black parts, or an image's light ones.
  public func masking(_ mask: CGImage) -> CGImage? {
    guard !bitmap.isMask, let result = Bitmap(width: width, height: height),
      let context = CGContext(bitmap: result, base: .identity)
    else { return nil }
    let bounds = CGRect(x: 0, y: 0, width: width, height: height)
    context.clip(to: bounds, mask: mask)
    context.draw(self, in: bounds)
    return CGImage(bitmap: result, shouldInterpolate: shouldInterpolate, colorSpace: colorSpace)
  }

  public static func == (left: CGImage, right: CGImage) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
