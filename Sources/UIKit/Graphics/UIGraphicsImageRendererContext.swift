/// What an image renderer's actions draw into.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext, @unchecked Sendable {
  /// What has been drawn.
  open var currentImage: UIImage {
    let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 1
    return cgContext.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? UIImage()
  }
}
