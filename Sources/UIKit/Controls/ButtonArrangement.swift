/// Where title and image of a button without a configuration are.
struct ButtonArrangement {
  var titleSize: CGSize
  var imageSize: CGSize
  var titleInsets: UIEdgeInsets
  var imageInsets: UIEdgeInsets
  var horizontal: UIControl.ContentHorizontalAlignment
  var vertical: UIControl.ContentVerticalAlignment
  /// Whether the image is on the title's right.
  var isMirrored: Bool
  /// Pixels a point, to which the result is rounded.
  var scale: CGFloat

  func titleRect(in content: CGRect) -> CGRect {
    guard titleSize.width > 0 else { return CGRect(x: content.midX, y: content.midY, width: 0, height: 0) }
    let room = content.inset(by: titleInsets)
    let image = fitted(imageSize, in: content.inset(by: imageInsets))
    let width = min(titleSize.width, max(room.width - image.width, 0))
    let height = min(titleSize.height, max(room.height, 0))
    let x = offset(of: width, beside: image.width, comesFirst: isMirrored, in: room)
    return rounded(
      place(x, CGSize(width: horizontal == .fill ? max(room.width - image.width, 0) : width, height: height), room))
  }

  func imageRect(in content: CGRect) -> CGRect {
    guard imageSize.width > 0 else { return CGRect(x: content.minX, y: content.midY, width: 0, height: 0) }
    let room = content.inset(by: imageInsets)
    var image = fitted(imageSize, in: room)
    if titleSize.width == 0, horizontal == .fill { image.width = max(room.width, 0) }
    let title = min(titleSize.width, max(content.inset(by: titleInsets).width - image.width, 0))
    let x = offset(of: image.width, beside: title, comesFirst: !isMirrored, in: room)
    return rounded(place(x, image, room))
  }

  private func fitted(_ size: CGSize, in room: CGRect) -> CGSize {
    CGSize(width: min(size.width, max(room.width, 0)), height: min(size.height, max(room.height, 0)))
  }

  /// From the left of `room` to a part that stands beside another.
  private func offset(of width: CGFloat, beside other: CGFloat, comesFirst: Bool, in room: CGRect) -> CGFloat {
    let lead = comesFirst ? 0 : other
    switch horizontal {
    case .right, .trailing: return room.width - width - (comesFirst ? other : 0)
    case .center: return (room.width - width - other) / 2 + lead
    default: return lead
    }
  }

  private func place(_ x: CGFloat, _ size: CGSize, _ room: CGRect) -> CGRect {
    switch vertical {
    case .top: CGRect(x: room.minX + x, y: room.minY, width: size.width, height: size.height)
    case .bottom: CGRect(x: room.minX + x, y: room.maxY - size.height, width: size.width, height: size.height)
    case .fill: CGRect(x: room.minX + x, y: room.minY, width: size.width, height: room.height)
    case .center:
      CGRect(x: room.minX + x, y: room.minY + (room.height - size.height) / 2, width: size.width, height: size.height)
    }
  }

  private func rounded(_ rect: CGRect) -> CGRect {
    CGRect(
      x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale, width: rect.width,
      height: rect.height)
  }
}

extension UIButton {
  var arrangement: ButtonArrangement {
    let hasTitle = currentAttributedTitle != nil || currentTitle?.isEmpty == false
    return ButtonArrangement(
      titleSize: hasTitle ? titleSize(width: .greatestFiniteMagnitude) : .zero, imageSize: currentImage?.size ?? .zero,
      titleInsets: titleEdgeInsets, imageInsets: imageEdgeInsets, horizontal: effectiveContentHorizontalAlignment,
      vertical: contentVerticalAlignment, isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft,
      scale: UIScreen.description.scale)
  }

  /// The size of the title, in whole points, as buttons in documents have it.
  func titleSize(width: CGFloat) -> CGSize {
    guard let label = parts.label else { return .zero }
    let size = label.sizeThatFits(CGSize(width: min(width, 1e5), height: 1e5))
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  func fittingSize(width: CGFloat) -> CGSize {
    if let configuration { return fittingSize(of: configuration) }
    let arrangement = arrangement
    let (title, image) = (arrangement.titleSize, arrangement.imageSize)
    // Without insets and beside no image, a title has 6 points above and below: buttons with both are as high as the
    // higher of them in stored frames.
    let isPadded = contentEdgeInsets == .zero && image == .zero
    // Also without a title there is room for a line of it.
    let titleHeight = title.height > 0 ? title.height : defaultLineHeight
    let height = max(titleHeight + (isPadded ? 12 : 0), image.height)
    let insets = contentEdgeInsets
    let minimum: CGFloat = contentEdgeInsets == .zero && image == .zero ? 30 : 0
    let background = currentBackgroundImage?.size ?? .zero
    return CGSize(
      width: max(title.width + image.width + insets.left + insets.right, minimum, background.width),
      height: max(height + insets.top + insets.bottom, background.height))
  }

  private var defaultLineHeight: CGFloat { (parts.label?.font ?? defaultFont).lineHeight.rounded(.up) }

  func arrangeParts() {
    showContent()
    if let configuration { return arrange(configuration) }
    let content = contentRect(forBounds: bounds)
    parts.label?.frame = titleRect(forContentRect: content)
    parts.image?.frame = imageRect(forContentRect: content)
    parts.background?.frame = backgroundRect(forBounds: bounds)
  }
}
