/// The views in a slider.
@MainActor struct SliderParts {
  let minimum = UIImageView()
  let maximum = UIImageView()
  let thumb = UIImageView()
  let minimumImage = UIImageView()
  let maximumImage = UIImageView()
}

/// A slider's images by state.
struct SliderImages {
  var thumbs = ButtonContent.Values<UIImage>()
  var minimums = ButtonContent.Values<UIImage>()
  var maximums = ButtonContent.Values<UIImage>()
}

extension UISlider {
  /// The side of the system's knob, in points, as measured on pictures of iOS 17.
  private static let thumbSide: CGFloat = 27

  func defaultTrackRect(_ bounds: CGRect) -> CGRect {
    let left = minimumValueImage.map { _ in minimumValueImageRect(forBounds: bounds).maxX + 12 } ?? bounds.minX + 2
    let right = maximumValueImage.map { _ in maximumValueImageRect(forBounds: bounds).minX - 12 } ?? bounds.maxX - 2
    let height = currentMinimumTrackImage?.size.height ?? currentMaximumTrackImage?.size.height ?? 4
    return CGRect(
      x: left, y: bounds.minY + ((bounds.height - height) / 2).rounded(.down), width: max(right - left, 0),
      height: height)
  }

  /// The knob stays on the track from end to end.
  func defaultThumbRect(_ bounds: CGRect, _ track: CGRect, _ value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? CGSize(width: Self.thumbSide, height: Self.thumbSide)
    let range = maximumValue - minimumValue
    var share = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    if effectiveUserInterfaceLayoutDirection == .rightToLeft { share = 1 - share }
    return CGRect(
      x: track.minX + (track.width - size.width) * share, y: track.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  func arrangeParts() {
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let left = CGRect(x: track.minX, y: track.minY, width: thumb.midX - track.minX, height: track.height)
    let right = CGRect(x: thumb.midX, y: track.minY, width: track.maxX - thumb.midX, height: track.height)
    show(
      parts.minimum, isMirrored ? right : left, currentMinimumTrackImage, minimumTrackTintColor ?? tintColor)
    // Without an image the faint part lies under all of the track, so that no gap shows at the knob.
    let rest = currentMaximumTrackImage == nil ? track : isMirrored ? left : right
    show(parts.maximum, rest, currentMaximumTrackImage, maximumTrackTintColor ?? .systemFill)
    showThumb(in: thumb)
    show(parts.minimumImage, minimumValueImage, minimumValueImageRect(forBounds: bounds))
    show(parts.maximumImage, maximumValueImage, maximumValueImageRect(forBounds: bounds))
    alpha(isEnabled ? 1 : 0.5)
  }

  private func show(_ view: UIImageView, _ rect: CGRect, _ image: UIImage?, _ color: UIColor) {
    view.frame = rect
    view.image = image
    view.backgroundColor = image == nil ? color : nil
    view.layer.cornerRadius = image == nil ? rect.height / 2 : 0
  }

  private func showThumb(in rect: CGRect) {
    parts.thumb.frame = rect
    parts.thumb.image = currentThumbImage
    guard currentThumbImage == nil else {
      (parts.thumb.backgroundColor, parts.thumb.layer.shadowOpacity) = (nil, 0)
      return
    }
    ThumbLook.apply(to: parts.thumb.layer, color: thumbTintColor ?? .white, traitCollection)
  }

  private func show(_ view: UIImageView, _ image: UIImage?, _ rect: CGRect) {
    guard image != nil || view.superview != nil else { return }
    if view.superview !== self { addSubview(view) }
    (view.image, view.frame) = (image, rect)
  }

  private func alpha(_ value: CGFloat) {
    for view in [parts.minimum, parts.maximum, parts.thumb] { view.alpha = value }
  }
}
