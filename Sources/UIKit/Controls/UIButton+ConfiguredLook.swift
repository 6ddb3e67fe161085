extension UIButton {
  /// Gives the parts what a configuration says.
  func show(_ configuration: Configuration) {
    let colors = ConfiguredColors(configuration, button: self)
    showTitles(configuration, colors)
    showImage(configuration, colors)
    showBackground(configuration, colors)
  }

  private func showTitles(_ configuration: Configuration, _ colors: ConfiguredColors) {
    let title = configuration.shownTitle
    if title != nil || parts.label != nil {
      let label = parts.label(in: self)
      (label.text, label.font, label.textColor) = (title, configuration.titleFont, colors.foreground)
      label.numberOfLines = configuration.titleLineBreakMode.wraps ? 0 : 1
      label.lineBreakMode = configuration.titleLineBreakMode
      label.textAlignment = configuration.textAlignment(for: self)
    }
    let subtitle = configuration.shownSubtitle
    if subtitle != nil || parts.subtitle != nil {
      let label = parts.subtitleLabel(in: self)
      (label.text, label.font, label.textColor) = (subtitle, configuration.subtitleFont, colors.foreground)
      label.textAlignment = configuration.textAlignment(for: self)
    }
  }

  private func showImage(_ configuration: Configuration, _ colors: ConfiguredColors) {
    let image = configuration.showsActivityIndicator ? nil : configuration.image ?? builtInImage
    if image != nil || parts.image != nil {
      let view = parts.imageView(in: self)
      view.image = image.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
      view.tintColor = colors.foreground
    }
    if configuration.showsActivityIndicator || parts.activity != nil {
      let view = parts.activityView(in: self)
      view.color = colors.foreground
      if configuration.showsActivityIndicator { view.startAnimating() } else { view.stopAnimating() }
    }
  }

  private func showBackground(_ configuration: Configuration, _ colors: ConfiguredColors) {
    let background = configuration.background
    let view = parts.fillView(in: self)
    view.backgroundColor = background.backgroundColorTransformer?(colors.background) ?? colors.background
    view.layer.borderWidth = background.strokeWidth
    view.layer.borderColor = background.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor
    view.layer.cornerCurve = configuration.cornerStyle == .capsule ? .circular : .continuous
  }

  /// The image that the button has by its type.
  private var builtInImage: UIImage? { BuiltInButtonImage(buttonType) == nil ? nil : currentImage }

  /// The room of that image in a configuration: buttons of such types are 50 by 34 points in documents.
  private var builtInImageSize: CGSize? { builtInImage.map { _ in CGSize(width: 26, height: 20) } }

  func fittingSize(of configuration: Configuration) -> CGSize {
    let (title, subtitle, image) = configuredSizes(configuration)
    let text = configuration.textSize(title, subtitle)
    let content = configuration.stack(image, text)
    let insets = configuration.contentInsets
    let scale = UIScreen.description.scale
    func up(_ length: CGFloat) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }
    return CGSize(
      width: up(content.width + insets.leading + insets.trailing),
      height: up(content.height + insets.top + insets.bottom))
  }

  private func configuredSizes(
    _ configuration: Configuration
  ) -> (title: CGSize, subtitle: CGSize, image: CGSize) {
    let unlimited = CGSize(width: 1e5, height: 1e5)
    let title = configuration.shownTitle == nil ? .zero : parts.label?.sizeThatFits(unlimited) ?? .zero
    let subtitle = configuration.shownSubtitle == nil ? .zero : parts.subtitle?.sizeThatFits(unlimited) ?? .zero
    let image =
      configuration.showsActivityIndicator
      ? CGSize(width: 20, height: 20) : configuration.image?.size ?? builtInImageSize
    return (title, subtitle, image ?? .zero)
  }

  func arrange(_ configuration: Configuration) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    arrangeFill(configuration, isMirrored)
    let room = bounds.inset(by: configuration.contentInsets.sides(isMirrored: isMirrored))
    var (title, subtitle, image) = configuredSizes(configuration)
    let beside = configuration.isHorizontal && image.width > 0 ? image.width + configuration.imagePadding : 0
    title.width = min(title.width, max(room.width - beside, 0))
    subtitle.width = min(subtitle.width, max(room.width - beside, 0))
    title.height = min(title.height, room.height)
    image = CGSize(width: min(image.width, room.width), height: min(image.height, room.height))
    let text = configuration.textSize(title, subtitle)
    let content = aligned(configuration.stack(image, text), in: room)
    let (imageRect, textRect) = configuration.split(content, image: image, text: text, isMirrored: isMirrored)
    let share = configuration.alignmentShare(isMirrored: isMirrored)
    let scale = UIScreen.description.scale
    let imageOrigin = CGPoint(
      x: (imageRect.minX * scale).rounded() / scale, y: (imageRect.minY * scale).rounded() / scale)
    parts.image?.frame = CGRect(origin: imageOrigin, size: imageRect.size)
    parts.activity?.frame = CGRect(origin: imageOrigin, size: imageRect.size)
    parts.label?.frame = CGRect(
      x: textRect.minX + (textRect.width - title.width) * share, y: textRect.minY, width: title.width,
      height: title.height)
    parts.subtitle?.frame = CGRect(
      x: textRect.minX + (textRect.width - subtitle.width) * share, y: textRect.maxY - subtitle.height,
      width: subtitle.width, height: subtitle.height)
  }

  private func arrangeFill(_ configuration: Configuration, _ isMirrored: Bool) {
    guard let fill = parts.fill else { return }
    fill.frame = bounds.inset(by: configuration.background.backgroundInsets.sides(isMirrored: isMirrored))
    fill.layer.cornerRadius = configuration.cornerRadius(height: fill.bounds.height)
  }

  private func aligned(_ size: CGSize, in room: CGRect) -> CGRect {
    let horizontal: CGFloat =
      switch effectiveContentHorizontalAlignment {
      case .left, .leading: 0
      case .right, .trailing: 1
      default: 0.5
      }
    let vertical: CGFloat = contentVerticalAlignment == .top ? 0 : contentVerticalAlignment == .bottom ? 1 : 0.5
    return CGRect(
      x: room.minX + (room.width - size.width) * horizontal, y: room.minY + (room.height - size.height) * vertical,
      width: size.width, height: size.height)
  }
}

/// The colours of a configured button in its present state.
@MainActor struct ConfiguredColors {
  let foreground: UIColor
  let background: UIColor

  init(_ configuration: UIButton.Configuration, button: UIButton) {
    let tint = button.tintColor ?? .systemBlue
    let base = configuration.baseBackgroundColor ?? tint
    let own = configuration.background.backgroundColor
    guard button.isEnabled else {
      foreground = .tertiaryLabel
      background = own ?? (configuration.style == .plain ? .clear : .tertiarySystemFill)
      return
    }
    let ownForeground = configuration.baseForegroundColor
    switch configuration.style {
    case .plain:
      (foreground, background) = (ownForeground ?? tint, own ?? configuration.baseBackgroundColor ?? .clear)
    case .tinted: (foreground, background) = (ownForeground ?? tint, own ?? base.withAlphaComponent(0.18))
    case .gray:
      (foreground, background) = (
        ownForeground ?? tint, own ?? configuration.baseBackgroundColor ?? .secondarySystemFill
      )
    case .filled: (foreground, background) = (ownForeground ?? .white, own ?? base)
    }
  }
}

extension UIButton.Configuration {
  var shownTitle: String? { attributedTitle.map { String($0.characters) } ?? title }

  var shownSubtitle: String? { attributedSubtitle.map { String($0.characters) } ?? subtitle }

  var titleFont: UIFont {
    givenTitleFont ?? UIFont.systemFont(ofSize: buttonSize == .mini || buttonSize == .small ? 15 : 17)
  }

  var subtitleFont: UIFont { UIFont.systemFont(ofSize: buttonSize == .mini || buttonSize == .small ? 12 : 13) }

  var isHorizontal: Bool { imagePlacement == .leading || imagePlacement == .trailing }

  func textSize(_ title: CGSize, _ subtitle: CGSize) -> CGSize {
    let gap = title.height > 0 && subtitle.height > 0 ? titlePadding : 0
    return CGSize(width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
  }

  /// The size of image and text beside or above each other.
  func stack(_ image: CGSize, _ text: CGSize) -> CGSize {
    let gap = image.width > 0 && text.width > 0 ? imagePadding : 0
    guard isHorizontal else {
      return CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
    }
    return CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
  }

  /// The rectangles of image and text in that of both.
  func split(_ content: CGRect, image: CGSize, text: CGSize, isMirrored: Bool) -> (image: CGRect, text: CGRect) {
    func place(_ size: CGSize, _ horizontal: CGFloat, _ vertical: CGFloat) -> CGRect {
      CGRect(
        x: content.minX + (content.width - size.width) * horizontal,
        y: content.minY + (content.height - size.height) * vertical, width: size.width, height: size.height)
    }
    guard isHorizontal else {
      let isAbove = imagePlacement == .top
      return (place(image, 0.5, isAbove ? 0 : 1), place(text, 0.5, isAbove ? 1 : 0))
    }
    let isLeft = (imagePlacement == .leading) != isMirrored
    return (place(image, isLeft ? 0 : 1, 0.5), place(text, isLeft ? 1 : 0, 0.5))
  }

  /// 0 for left, 1 for right.
  func alignmentShare(isMirrored: Bool) -> CGFloat {
    switch titleAlignment {
    case .center: 0.5
    case .trailing: isMirrored ? 0 : 1
    case .leading: isMirrored ? 1 : 0
    case .automatic: isHorizontal ? (isMirrored ? 1 : 0) : 0.5
    }
  }

  func textAlignment(for button: UIButton) -> NSTextAlignment {
    let share = alignmentShare(isMirrored: button.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    return share == 0.5 ? .center : share == 1 ? .right : .left
  }

  /// The radius of the background's corners. Those of the named styles are from memory of iOS 15.
  func cornerRadius(height: CGFloat) -> CGFloat {
    switch cornerStyle {
    case .fixed, .dynamic: background.cornerRadius
    case .small: 5
    case .medium: 8
    case .large: 12
    case .capsule: height / 2
    }
  }
}

extension NSDirectionalEdgeInsets {
  /// The same by left and right.
  func sides(isMirrored: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top, left: isMirrored ? trailing : leading, bottom: bottom, right: isMirrored ? leading : trailing)
  }
}

extension NSLineBreakMode {
  /// Whether text goes on in another line.
  fileprivate var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
