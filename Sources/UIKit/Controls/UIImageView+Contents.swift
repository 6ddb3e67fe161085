extension UIImageView {
  /// The image that is to be seen.
  var shownImage: UIImage? {
    let frames = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    if isAnimating, let first = frames?.first { return first }
    let image = isHighlighted ? highlightedImage ?? image : image
    return image?.images?.first ?? image
  }

  /// Makes the image the layer's contents.
  func showImage() {
    guard let image = shownImage?.resolved(with: traitCollection) else {
      layer.contents = nil
      return
    }
    let stretches = image.content.isResizable && (contentMode == .scaleToFill || contentMode == .redraw)
    let isTiled = stretches && image.resizingMode == .tile
    layer.contents = isTiled ? pixels(of: image, in: bounds.size) : pixels(of: image)
    layer.contentsScale = image.scale
    layer.contentsCenter = stretches && !isTiled ? image.stretchingPart : CGRect(x: 0, y: 0, width: 1, height: 1)
  }

  private func pixels(of image: UIImage) -> CGImage? {
    let isPlain = image.imageOrientation == .up && image.content.tint == nil && !isMirrored(image)
    return isPlain && !image.isTemplate ? image.cgImage : pixels(of: image, in: image.size)
  }

  private func isMirrored(_ image: UIImage) -> Bool {
    image.flipsForRightToLeftLayoutDirection && effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  private func pixels(of image: UIImage, in size: CGSize) -> CGImage? {
    let (width, height) = ((size.width * image.scale).rounded(.up), (size.height * image.scale).rounded(.up))
    guard width > 0, height > 0,
      let context = CGContext(pixelWidth: Int(width), pixelHeight: Int(height), scale: image.scale)
    else { return nil }
    if isMirrored(image) {
      context.translateBy(x: size.width, y: 0)
      context.scaleBy(x: -1, y: 1)
    }
    let tint = image.isTemplate ? tintColor.resolvedColor(with: traitCollection) : nil
    traitCollection.performAsCurrent {
      image.draw(in: CGRect(origin: .zero, size: size), tint: tint, context: context)
    }
    return context.makeImage()
  }
}

extension UIImage {
  /// Whether only the image's alpha counts, in a view that does not say otherwise.
  var isTemplate: Bool { renderingMode == .alwaysTemplate || (renderingMode == .automatic && isSymbolImage) }

  /// What is inside the cap insets, in units of the image; never quite nothing, so that there is something to stretch.
  fileprivate var stretchingPart: CGRect {
    let (insets, size) = (capInsets, size)
    guard size.width > 0, size.height > 0 else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
    return CGRect(
      x: insets.left / size.width, y: insets.top / size.height,
      width: max(size.width - insets.left - insets.right, 0.01) / size.width,
      height: max(size.height - insets.top - insets.bottom, 0.01) / size.height)
  }
}
