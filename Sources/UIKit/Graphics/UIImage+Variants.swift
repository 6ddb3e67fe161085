import CoreGraphics

extension UIImage {
  /// The image, showing its own colours or the tint.
  public func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  /// The image's alpha in one colour.
  public func withTintColor(_ color: UIColor) -> UIImage { with { $0.tint = color } }

  /// The image's alpha in one colour, with another rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    with { ($0.tint, $0.renderingMode) = (color, renderingMode) }
  }

  /// The image with sides that layout does not count, in points.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = alignmentInsets }
  }

  /// The image with left and right exchanged.
  public func withHorizontallyFlippedOrientation() -> UIImage { with { $0.orientation = $0.orientation.mirrored } }

  /// The image, mirrored where text runs from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { with { $0.flipsForRightToLeft = true } }

  /// The image with a baseline, in points above the bottom.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    with { $0.baselineOffset = baselineOffset }
  }

  /// The image without a baseline.
  public func imageWithoutBaseline() -> UIImage { with { $0.baselineOffset = nil } }

  /// The image with sides, in points, that keep their size while the rest is repeated.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The image with sides, in points, that keep their size while the rest is repeated or stretched.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode) -> UIImage {
    with { ($0.capInsets, $0.resizingMode, $0.isResizable) = (capInsets, resizingMode, true) }
  }

  /// The image with caps at the left and the top, in points, one point after which is stretched.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    let insets = UIEdgeInsets(
      top: top, left: left, bottom: top > 0 ? size.height - top - 1 : 0, right: left > 0 ? size.width - left - 1 : 0)
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }

  /// The image with the given configuration.
  public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    with { $0.configuration = configuration }
  }

  /// A symbol with the given configuration; other images stay as they are.
  public func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
    isSymbolImage ? MissingSymbol.image(configuration: configuration) : self
  }

  /// An animation of pictures. At design time the first one is shown.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return first.with { ($0.frames, $0.duration) = (images, duration) }
  }

  /// The variant for the given surroundings; the image itself where there are no variants.
  package func resolved(with traits: UITraitCollection) -> UIImage {
    guard let asset = content.asset else { return self }
    let resolved = asset.image(with: traits)
    return with { ($0.cgImage, $0.scale) = (resolved.cgImage, resolved.scale) }
  }
}
