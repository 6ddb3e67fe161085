import CoreGraphics

/// Draws images.
open class UIGraphicsImageRenderer: UIGraphicsRenderer, @unchecked Sendable {
  /// What is to be drawn.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// A renderer of images of a size in points.
  public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat()) }

  /// A renderer of images of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// A renderer of images of `bounds`, in points.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }

  /// A renderer of images of `bounds`, in points.
  public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: bounds, format: format as UIGraphicsRendererFormat)
  }

  /// The image that the actions draw.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    guard let format = format as? UIGraphicsImageRendererFormat else { return UIImage() }
    let scale = format.scale > 0 ? format.scale : UIScreen.description.scale
    let target = CGContext(imageSize: format.bounds.size, scale: scale, isOpaque: format.opaque)
    guard let target else { return UIImage() }
    target.translateBy(x: -format.bounds.minX, y: -format.bounds.minY)
    UIGraphicsPushContext(target)
    actions(UIGraphicsImageRendererContext(cgContext: target, format: format))
    UIGraphicsPopContext()
    return target.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? UIImage()
  }

  /// What the actions draw, as a PNG file.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// What the actions draw, as a JPEG file of a quality from 0 to 1.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
