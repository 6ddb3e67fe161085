import CoreGraphics

extension UIImage {
  /// The image as a PNG file; nil for an empty image.
  public func pngData() -> Data? { upright.cgImage.flatMap { PNGEncoder.encode($0) } }

  /// The image as a JPEG file of a quality from 0 to 1; nil for an empty image.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    upright.cgImage.flatMap { JPEGEncoder.encode($0, quality: compressionQuality) }
  }
}
