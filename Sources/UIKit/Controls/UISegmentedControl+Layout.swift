extension UISegmentedControl {
  /// The room beside a title, in points: three segments with "Segment X" are 263 points wide on iOS 17.
  private static let titlePadding: CGFloat = 9.15

  var contentSize: CGSize {
    let widths = segments.map { $0.width > 0 ? $0.width : naturalWidth($0) }
    guard let widest = widths.max() else { return CGSize(width: 0, height: metrics.segmentedHeight) }
    let hasOwnWidths = segments.contains { $0.width > 0 }
    let sum = apportionsSegmentWidthsByContent || hasOwnWidths ? widths.reduce(0, +) : widest * CGFloat(widths.count)
    return CGSize(width: sum.rounded(.up), height: metrics.segmentedHeight)
  }

  private func naturalWidth(_ segment: SegmentContent) -> CGFloat {
    if let image = segment.image { return image.size.width + 2 * Self.titlePadding }
    let title = NSAttributedString(string: segment.title ?? "", attributes: attributes(.selected))
    return title.size().width + 2 * Self.titlePadding
  }

  /// Titles are 13 points, the chosen one heavier, unless attributes say otherwise.
  private func attributes(_ state: UIControl.State) -> [NSAttributedString.Key: Any] {
    let isSelected = state.contains(.selected)
    let color: UIColor = state.contains(.disabled) ? .tertiaryLabel : .label
    var result: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 13, weight: isSelected ? .semibold : .regular), .foregroundColor: color,
    ]
    result.merge(titleAttributes[.normal] ?? [:]) { $1 }
    if !state.isEmpty { result.merge(titleAttributes[state] ?? [:]) { $1 } }
    return result
  }

  func arrangeSegments() {
    arrangeBack()
    let rects = segmentRects
    makeParts(count: segments.count)
    for (index, rect) in rects.enumerated() { arrange(index, rect) }
    arrangeDividers(rects)
    arrangePill(rects)
  }

  private var segmentRects: [CGRect] {
    let natural = segments.map { naturalWidth($0) }
    let fixed = segments.reduce(0) { $0 + $1.width }
    let free = segments.indices.filter { segments[$0].width == 0 }
    let freeNatural = free.reduce(0) { $0 + natural[$1] }
    let rest = max(bounds.width - fixed, 0)
    var x = bounds.minX
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return segments.indices.map { index in
      let share =
        apportionsSegmentWidthsByContent && freeNatural > 0
        ? rest * natural[index] / freeNatural : rest / CGFloat(max(free.count, 1))
      let width = segments[index].width > 0 ? segments[index].width : share
      defer { x += width }
      let start = isMirrored ? bounds.maxX - (x - bounds.minX) - width : x
      return CGRect(x: start, y: bounds.minY, width: width, height: bounds.height)
    }
  }

  private func makeParts(count: Int) {
    while parts.labels.count > count {
      parts.labels.removeLast().removeFromSuperview()
      parts.images.removeLast().removeFromSuperview()
    }
    while parts.labels.count < count {
      let (label, image) = (UILabel(), UIImageView())
      label.textAlignment = .center
      image.contentMode = .center
      parts.labels.append(label)
      parts.images.append(image)
      addSubview(label)
      addSubview(image)
    }
  }

  private func arrange(_ index: Int, _ rect: CGRect) {
    let segment = segments[index]
    var state: UIControl.State = index == selectedSegmentIndex && !isMomentary ? .selected : .normal
    if !isEnabled || !segment.isEnabled { state.insert(.disabled) }
    let place = rect.offsetBy(dx: segment.offset.width, dy: segment.offset.height)
    let (label, image) = (parts.labels[index], parts.images[index])
    label.attributedText = NSAttributedString(string: segment.title ?? "", attributes: attributes(state))
    label.textAlignment = .center
    label.frame = place.insetBy(dx: 2, dy: 0)
    image.frame = place
    image.image = segment.image.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
    image.tintColor = state.contains(.disabled) ? .tertiaryLabel : .label
  }

  private func arrangeBack() {
    place(parts.back, at: 0)
    let image = backgroundImages.shown(.normal)
    parts.back.frame = bounds
    parts.back.image = image
    parts.back.backgroundColor = image == nil ? .tertiarySystemFill : nil
    (parts.back.layer.cornerRadius, parts.back.layer.cornerCurve) = (image == nil ? 8.9 : 0, .continuous)
  }

  private func arrangePill(_ rects: [CGRect]) {
    place(parts.pill, at: 1 + parts.dividers.count)
    let isShown = rects.indices.contains(selectedSegmentIndex) && !isMomentary
    parts.pill.isHidden = !isShown
    guard isShown else { return }
    let image = backgroundImages[.selected]
    let rect = rects[selectedSegmentIndex]
    parts.pill.frame = image == nil ? rect.insetBy(dx: 2, dy: 2) : rect
    parts.pill.image = image
    let layer = parts.pill.layer
    let isPlain = image == nil && backgroundImages.shown(.normal) == nil
    parts.pill.backgroundColor = isPlain ? selectedSegmentTintColor ?? Self.pillColor : nil
    (layer.cornerRadius, layer.cornerCurve) = (isPlain ? 6.93 : 0, .continuous)
    (layer.shadowOpacity, layer.shadowRadius) = (isPlain ? 0.12 : 0, 4)
    layer.shadowOffset = CGSize(width: 0, height: 3)
  }

  /// White; a grey that stands out in the dark.
  private static let pillColor = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(red: 0.388, green: 0.388, blue: 0.4, alpha: 1) : .white
  }

  /// Lines stand between segments of which neither is chosen.
  private func arrangeDividers(_ rects: [CGRect]) {
    let count = backgroundImages.shown(.normal) == nil ? max(rects.count - 1, 0) : 0
    while parts.dividers.count > count { parts.dividers.removeLast().removeFromSuperview() }
    while parts.dividers.count < count { parts.dividers.append(UIView()) }
    for (index, divider) in parts.dividers.enumerated() {
      place(divider, at: 1)
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let x = isMirrored ? rects[index].minX : rects[index].maxX
      divider.frame = CGRect(x: x - 0.5, y: bounds.minY + 8, width: 1, height: max(bounds.height - 16, 0))
      divider.backgroundColor = .separator
      divider.layer.cornerRadius = 0.5
      divider.isHidden = !isMomentary && (selectedSegmentIndex == index || selectedSegmentIndex == index + 1)
    }
  }

  private func place(_ view: UIView, at index: Int) {
    if view.superview !== self { insertSubview(view, at: index) }
  }
}
