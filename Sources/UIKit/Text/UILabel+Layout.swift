import CoreText

extension UILabel {
  /// A width, in points, that no text reaches.
  static let unlimited: CGFloat = 1e6

  /// The attributes that the label gives a plain text.
  var plainAttributes: [NSAttributedString.Key: Any] {
    [.font: content.font, .foregroundColor: content.textColor, .paragraphStyle: content.paragraphStyle]
  }

  /// The size of the text at most `width` points wide, as a subclass may have changed it.
  func fittingSize(width: CGFloat) -> CGSize {
    guard !isEmpty else { return .zero }
    let bounds = CGRect(x: 0, y: 0, width: width, height: Self.unlimited)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  private var isEmpty: Bool { (content.attributed?.length ?? content.text?.utf8.count ?? 0) == 0 }

  func measure(in bounds: CGRect, lines: Int) -> CGRect {
    guard !isEmpty, bounds.width > 0 else { return CGRect(origin: bounds.origin, size: .zero) }
    let size = roundedUp(makeLayout(in: bounds.size, lines: lines).layout.size)
    let width = min(size.width, bounds.width)
    let free = bounds.width < Self.unlimited ? bounds.width - width : 0
    let shift: CGFloat =
      switch content.alignment {
      case .center: free / 2
      case .right: free
      case .left, .justified, .natural: 0
      }
    return CGRect(x: bounds.minX + shift, y: bounds.minY, width: width, height: min(size.height, bounds.height))
  }

  func drawContent(in rect: CGRect) {
    guard !isEmpty, rect.width > 0, let context = UIGraphicsGetCurrentContext() else { return }
    let (layout, y) = place(in: rect.size)
    layout.draw(in: context, at: CGPoint(x: rect.minX, y: rect.minY + y))
  }

  /// The text's lines in a label of `size`, and how far down their top is.
  private func place(in size: CGSize) -> (layout: TextLayout, top: CGFloat) {
    let (layout, full) = makeLayout(in: size, lines: numberOfLines)
    // iOS does not adjust the baseline of attributed text.
    guard let full, content.attributed == nil else { return (layout, (size.height - layout.height) / 2) }
    switch content.baselineAdjustment {
    case .alignBaselines:
      return (layout, (size.height - full.height) / 2 + full.firstBaseline - layout.firstBaseline)
    case .alignCenters: return (layout, (size.height - layout.height) / 2)
    case .none: return (layout, 0)
    }
  }

  /// The text's lines in `size`; where it had to be shrunk, also as they would be at full size.
  private func makeLayout(in size: CGSize, lines: Int) -> (layout: TextLayout, full: TextLayout?) {
    let text = content.attributedText
    let layout = TextLayout(text, fitting: size, maximumLines: lines)
    guard content.adjustsFontSize, lines == 1, layout.isTruncated || layout.size.width > size.width else {
      return (layout, nil)
    }
    return (shrunk(text, to: size, lines: lines), layout)
  }

  /// The largest size at which the text fits, found to a hundredth by halving.
  private func shrunk(_ text: AttributedText, to size: CGSize, lines: Int) -> TextLayout {
    var (low, high) = (max(content.minimumScaleFactor, 0.01), CGFloat(1))
    while high - low > 0.01 {
      let middle = (low + high) / 2
      let natural = TextLayout(text.scaled(by: middle), width: .infinity)
      if natural.size.width <= size.width { low = middle } else { high = middle }
    }
    return TextLayout(text.scaled(by: low), fitting: size, maximumLines: lines)
  }

  /// A size rounded up to whole pixels of the screen.
  private func roundedUp(_ size: CGSize) -> CGSize {
    let scale = max(UIScreen.description.scale, 1)
    func up(_ length: CGFloat) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }
    return CGSize(width: up(size.width), height: up(size.height))
  }
}

extension UILabel: BaselineProviding {
  func firstBaseline(in size: CGSize) -> CGFloat { baseline(in: size, \.firstBaseline) }

  func lastBaseline(in size: CGSize) -> CGFloat { baseline(in: size, \.lastBaseline) }

  private func baseline(in size: CGSize, _ line: KeyPath<TextLayout, CGFloat>) -> CGFloat {
    let (layout, top) = place(in: size)
    let scale = max(UIScreen.description.scale, 1)
    return ((top + layout[keyPath: line]) * scale).rounded() / scale
  }
}

extension AttributedText {
  /// The same in fonts scaled by a factor, the system font tracked for its new size.
  func scaled(by factor: CGFloat) -> AttributedText {
    mapAttributes { $0.font = $0.font.withSize($0.font.size * factor) }
  }
}
