extension UITextField {
  func setUpParts() {
    for view in [parts.border, parts.background, parts.line, parts.clear] {
      view.isUserInteractionEnabled = false
      view.isOpaque = false
    }
    parts.line.field = self
    parts.line.contentMode = .redraw
    addSubview(parts.line)
  }

  func changeContent(_ change: () -> Void) {
    change()
    parts.line.setNeedsDisplay()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  func replace(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    changeContent {}
  }

  // MARK: Text

  /// A text with the field's attributes where it has none of its own.
  func withDefaults(_ text: NSAttributedString) -> NSAttributedString { merged(text, content.attributes) }

  var shownText: NSAttributedString {
    let text = content.text ?? NSAttributedString(string: "")
    let bullets = NSAttributedString(string: String(repeating: "•", count: text.string.count))
    return withDefaults(isSecureTextEntry ? bullets : text)
  }

  var shownPlaceholder: NSAttributedString {
    var attributes = content.attributes
    attributes[.foregroundColor] = UIColor.placeholderText
    return merged(content.placeholder ?? NSAttributedString(string: ""), attributes)
  }

  private func merged(
    _ text: NSAttributedString, _ defaults: [NSAttributedString.Key: Any]
  ) -> NSAttributedString {
    let result = NSMutableAttributedString(string: text.string, attributes: defaults)
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      result.addAttributes(attributes, range: range)
    }
    return result
  }

  /// Draws a line of text into `rect`, where `contentVerticalAlignment` says.
  func drawLine(_ text: NSAttributedString, in rect: CGRect) {
    guard text.length > 0 else { return }
    let painter = parts.painter
    painter.attributedText = text
    painter.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    painter.minimumScaleFactor = minimumFontSize / max(content.font.pointSize, 1)
    let height = painter.sizeThatFits(rect.size).height
    var line = rect
    if contentVerticalAlignment == .top { line.size.height = height }
    if contentVerticalAlignment == .bottom { (line.origin.y, line.size.height) = (rect.maxY - height, height) }
    painter.drawText(in: line)
  }

  /// How far the text's baseline is below the middle of the field, in points, rounded up to pixels: fields of
  /// 34 points lie 7 above labels of 17 points on the same baseline in stored frames.
  var baselineBelowCenter: CGFloat {
    let scale = max(UIScreen.description.scale, 1)
    return ((content.font.ascender - content.font.lineHeight / 2) * scale).rounded(.up) / scale
  }

  // MARK: Size

  /// Heights as Interface Builder stores them: a rounded frame is 34 points high for text up to 17 points.
  var contentSize: CGSize {
    let shown = hasText ? shownText : shownPlaceholder
    parts.painter.attributedText = shown
    let width = shown.length > 0 ? parts.painter.sizeThatFits(CGSize(width: 1e5, height: 1e5)).width : 0
    let line = content.font.lineHeight.rounded(.up)
    let frame = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 1000, height: 100) : bounds
    let text = defaultTextRect(frame)
    let height =
      borderStyle == .roundedRect
      ? max(metrics.roundedFieldHeight, line + 13) : borderStyle == .none ? plainHeight(line) : line + 7
    let sides = [(leftView, shows(leftViewMode)), (rightView, shows(rightViewMode))]
    let tallest = sides.filter(\.1).compactMap { $0.0?.bounds.height }.max() ?? 0
    return CGSize(width: (width + frame.width - text.width).rounded(.up), height: max(height, tallest))
  }

  /// The height without a frame, for a line of that height in whole points. From 15 points up there is a point and a half
  /// more, up to the next pixel: frames that are stored in documents are 17 points high at 14, 19.5 at 15, 22 at 17.
  private func plainHeight(_ line: CGFloat) -> CGFloat {
    guard content.font.pointSize >= 15, metrics.plainFieldRoom > 0 else { return line }
    let scale = max(UIScreen.description.scale, 1)
    return ((content.font.lineHeight + metrics.plainFieldRoom) * scale).rounded(.up) / scale
  }

  func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .always: true
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    }
  }

  // MARK: Rectangles

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var showsClearButton: Bool { hasText && isEnabled && shows(clearButtonMode) }

  /// Frames have 7 points of room at the sides and 2 above and below.
  func defaultTextRect(_ bounds: CGRect) -> CGRect {
    let inset: CGFloat = borderStyle == .none ? 0 : 7
    var (left, right) = (bounds.minX + inset, bounds.maxX - inset)
    if leftView != nil, shows(leftViewMode) {
      let rect = leftViewRect(forBounds: bounds)
      if isMirrored { right = min(right, rect.minX) } else { left = max(left, rect.maxX) }
    }
    let hasRight = rightView != nil && shows(rightViewMode)
    if hasRight || showsClearButton {
      let rect = hasRight ? rightViewRect(forBounds: bounds) : clearButtonRect(forBounds: bounds)
      if isMirrored { left = max(left, rect.maxX) } else { right = min(right, rect.minX) }
    }
    let vertical: CGFloat = borderStyle == .none ? 0 : 2
    return CGRect(
      x: left, y: bounds.minY + vertical, width: max(right - left, 0), height: max(bounds.height - 2 * vertical, 0))
  }

  func defaultClearRect(_ bounds: CGRect) -> CGRect {
    let (side, margin): (CGFloat, CGFloat) = (19, borderStyle == .none ? 0 : 5)
    let x = isMirrored ? bounds.minX + margin : bounds.maxX - side - margin
    return CGRect(x: x, y: bounds.minY + ((bounds.height - side) / 2).rounded(.down), width: side, height: side)
  }

  func defaultSideRect(_ view: UIView?, _ bounds: CGRect, isLeft: Bool) -> CGRect {
    guard let view else { return .zero }
    var size = view.bounds.size
    if size == .zero {
      let fitting = view.intrinsicContentSize
      size = CGSize(width: max(fitting.width, 0), height: max(fitting.height, 0))
    }
    size.width = min(size.width, bounds.width)
    let isAtLeft = isLeft != isMirrored
    return CGRect(
      x: isAtLeft ? bounds.minX : bounds.maxX - size.width,
      y: bounds.minY + ((bounds.height - size.height) / 2).rounded(.down), width: size.width, height: size.height)
  }

  // MARK: Arranging

  func arrangeParts() {
    arrangeFrame()
    let line =
      hasText
      ? (isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
      : placeholderRect(forBounds: bounds)
    if parts.line.frame != line { parts.line.frame = line }
    arrange(leftView, shows(leftViewMode), leftViewRect(forBounds: bounds))
    arrange(rightView, shows(rightViewMode), rightViewRect(forBounds: bounds))
    arrange(parts.clear, showsClearButton && rightView?.superview !== self, clearButtonRect(forBounds: bounds))
  }

  private func arrange(_ view: UIView?, _ isShown: Bool, _ rect: CGRect) {
    guard let view else { return }
    guard isShown else {
      if view.superview === self { view.removeFromSuperview() }
      return
    }
    if view.superview !== self { addSubview(view) }
    if view.frame != rect { view.frame = rect }
  }

  /// The frame's grey and radius are not measured: they are those of the system's separators and of iOS 7's fields.
  private func arrangeFrame() {
    let image = isEnabled ? background : disabledBackground ?? background
    let usesImage = image != nil && borderStyle != .roundedRect
    place(parts.background, isShown: usesImage)
    parts.background.image = image
    let border = parts.border
    place(border, isShown: borderStyle != .none && !usesImage)
    let layer = border.layer
    layer.borderWidth = 1 / UIScreen.description.scale
    layer.cornerRadius = borderStyle == .roundedRect ? 5 : 0
    let color: UIColor = borderStyle == .roundedRect ? .opaqueSeparator : borderStyle == .line ? .label : .systemGray
    layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
    border.backgroundColor = borderStyle == .roundedRect ? (backgroundColor ?? .systemBackground) : .clear
  }

  private func place(_ view: UIView, isShown: Bool) {
    guard isShown else { return view.removeFromSuperview() }
    if view.superview !== self { insertSubview(view, at: 0) }
    let rect = borderRect(forBounds: bounds)
    if view.frame != rect { view.frame = rect }
  }

  // MARK: Editing

  func beginEditing(_ become: () -> Bool) -> Bool {
    guard !isFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true, become() else {
      return isFirstResponder
    }
    changeContent {}
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  func endEditing(_ resign: () -> Bool) -> Bool {
    guard isFirstResponder, delegate?.textFieldShouldEndEditing(self) ?? true, resign() else {
      return !isFirstResponder
    }
    changeContent {}
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }
}
