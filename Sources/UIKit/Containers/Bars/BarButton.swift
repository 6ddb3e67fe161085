/// Shows one item of a navigation bar or toolbar: a text, a picture or a view of one's own.
final class BarButton: UIView {
  private let item: UIBarButtonItem
  private let label = UILabel()
  private let picture = TemplateImage()
  let isBack: Bool

  /// The text size of bars, in points.
  static let textSize: CGFloat = 17
  /// A pictured button is no narrower, in points.
  private static let leastWidth: CGFloat = 24
  /// The arrow of a back button with the gap after it, in points.
  private static let arrowWidth: CGFloat = 18

  init(_ item: UIBarButtonItem, tint: UIColor, isBack: Bool = false) {
    self.item = item
    self.isBack = isBack
    super.init(frame: .zero)
    let color = item.isEnabled ? item.tintColor ?? tint : UIColor.tertiaryLabel
    showText(color)
    picture.show(isBack ? Self.arrow(color) : item.image ?? item.systemItem?.symbol, tint: color)
    addSubview(item.customView ?? picture)
    if item.customView == nil { addSubview(label) }
  }

  required init?(coder: NSCoder) { nil }

  private func showText(_ color: UIColor) {
    let weight: UIFont.Weight = item.style == .done ? .semibold : .regular
    let attributes = item.titleTextAttributes(for: .normal) ?? [:]
    label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: Self.textSize, weight: weight)
    label.textColor = attributes[.foregroundColor] as? UIColor ?? color
    label.text = item.image == nil || isBack ? item.title ?? item.systemItem?.title : nil
  }

  /// The natural size, in points.
  var naturalSize: CGSize {
    if let view = item.customView {
      let size = view.translatesAutoresizingMaskIntoConstraints ? view.bounds.size : view.systemLayoutSizeFitting(.zero)
      return size == .zero ? view.sizeThatFits(.zero) : size
    }
    if item.width > 0 { return CGSize(width: item.width, height: 44) }
    let text = label.text == nil ? 0 : label.intrinsicContentSize.width
    if isBack { return CGSize(width: Self.arrowWidth + text, height: 44) }
    return CGSize(width: text > 0 ? text : max(pictureSize.width, Self.leastWidth), height: 44)
  }

  private var pictureSize: CGSize { (item.image ?? item.systemItem?.symbol)?.size ?? .zero }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let view = item.customView {
      view.frame = bounds
      return
    }
    if isBack {
      picture.frame = CGRect(x: 0, y: (bounds.height - 21) / 2, width: 12, height: 21)
      label.frame = bounds.inset(by: UIEdgeInsets(top: 0, left: Self.arrowWidth, bottom: 0, right: 0))
      return
    }
    label.frame = bounds
    let size = pictureSize
    picture.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
  }

  private static func arrow(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 12, height: 21)).image { _ in
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 10.5, y: 1.5))
      path.addLine(to: CGPoint(x: 1.5, y: 10.5))
      path.addLine(to: CGPoint(x: 10.5, y: 19.5))
      path.lineWidth = 2.5
      path.lineCapStyle = .round
      path.lineJoinStyle = .round
      color.setStroke()
      path.stroke()
    }
  }
}
