import Foundation
import UIKit

/// Draws a view that is laid out into a picture of its own size.
@MainActor struct PictureDrawing {
  private let view: UIView
  private let scale: CGFloat

  /// Draws at `scale` pixels a point.
  init(_ view: UIView, scale: Double) {
    self.view = view
    self.scale = scale
  }

  /// The picture. Throws ``PreviewError``.
  func image() throws -> CGImage {
    let size = view.bounds.size
    guard [size.width, size.height].allSatisfy({ $0 > 0 && $0 <= PreviewStage.greatestSide }) else {
      throw PreviewError.impossibleSize(size)
    }
    guard max(size.width, size.height) * scale <= PreviewStage.greatestPixels else {
      throw PreviewError.impossibleSize(size)
    }
    let (width, height) = (Int((size.width * scale).rounded(.up)), Int((size.height * scale).rounded(.up)))
    guard let context = CGContext(pixelWidth: width, pixelHeight: height, scale: scale) else {
      throw PreviewError.noPicture("there is no memory for \(width)×\(height) pixels")
    }
    context.translateBy(x: -view.bounds.minX, y: -view.bounds.minY)
    view.traitCollection.performAsCurrent { view.layer.render(in: context) }
    guard let image = context.makeImage() else { throw PreviewError.noPicture("the drawing has no pixels") }
    return image
  }

  /// The picture as a PNG. Throws ``PreviewError``.
  static func encode(_ image: CGImage) throws -> Data {
    guard let picture = PNGEncoder.encode(image) else { throw PreviewError.noPicture("it cannot be written as PNG") }
    return picture
  }
}
