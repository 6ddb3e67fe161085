internal import CCairo
import CoreGraphics

extension CALayer {
  /// The outline of the rounded bounds.
  var outline: CGPath {
    CornerPath.path(bounds, radius: cornerRadius, corners: maskedCorners, curve: cornerCurve)
  }

  /// The image that `contents` or the backing store give, and its pixels a point.
  var contentImage: (image: CGImage, scale: CGFloat, isBackingStore: Bool)? {
    if let backingStore { return (backingStore, backingStoreScale, true) }
    guard let image = contents as? CGImage else { return nil }
    return (image, contentsScale, false)
  }

  /// Where the content's image goes, in the layer's coordinates.
  var contentRect: CGRect? {
    guard let (image, scale, isBackingStore) = contentImage, scale > 0 else { return nil }
    let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    if isBackingStore { return CGRect(origin: bounds.origin, size: size) }
    let part = CGSize(width: size.width * contentsRect.width, height: size.height * contentsRect.height)
    return contentsGravity.place(part, in: bounds)
  }

  func drawContentImage(in context: CGContext) {
    guard let content = contentImage, let rect = contentRect, !rect.isEmpty else { return }
    let image = LayerImage(
      image: content.image, scale: content.scale, magnification: magnificationFilter, minification: minificationFilter)
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    let center = content.isBackingStore ? whole : contentsCenter
    image.draw(part: content.isBackingStore ? whole : contentsRect, center: center, in: rect, context)
  }
}

extension CALayerContentsGravity {
  /// Where content of that size goes in `bounds`, with the y axis down. Core Animation names top and bottom for a y
  /// axis that points up: `.top` is at the largest y.
  func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
    switch self {
    case .resize: return bounds
    case .resizeAspect, .resizeAspectFill:
      guard size.width > 0, size.height > 0 else { return .zero }
      let ratios = (bounds.width / size.width, bounds.height / size.height)
      let ratio = self == .resizeAspect ? min(ratios.0, ratios.1) : max(ratios.0, ratios.1)
      return Self.aligned(CGSize(width: size.width * ratio, height: size.height * ratio), in: bounds, 0.5, 0.5)
    default:
      let horizontal = rawValue.lowercased().hasSuffix("left") ? 0 : rawValue.lowercased().hasSuffix("right") ? 1 : 0.5
      let vertical = rawValue.hasPrefix("bottom") ? 0 : rawValue.hasPrefix("top") ? 1 : 0.5
      return Self.aligned(size, in: bounds, horizontal, vertical)
    }
  }

  private static func aligned(
    _ size: CGSize, in bounds: CGRect, _ horizontal: CGFloat, _ vertical: CGFloat
  ) -> CGRect {
    CGRect(
      x: bounds.minX + (bounds.width - size.width) * horizontal,
      y: bounds.minY + (bounds.height - size.height) * vertical, width: size.width, height: size.height)
  }
}
