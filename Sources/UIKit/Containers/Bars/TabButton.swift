/// Shows one tab: a picture above a text, and a badge.
final class TabButton: UIView {
  private let item: UITabBarItem
  private let label = UILabel()
  private let picture = TemplateImage()
  private let badge = UILabel()
  private let image: UIImage?

  init(_ item: UITabBarItem, isChosen: Bool, tint: UIColor) {
    self.item = item
    image = isChosen ? item.selectedImage ?? item.image : item.image
    super.init(frame: .zero)
    let attributes = item.titleTextAttributes(for: isChosen ? .selected : .normal) ?? [:]
    label.text = item.title
    label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 10, weight: .medium)
    label.textColor = attributes[.foregroundColor] as? UIColor ?? tint
    label.textAlignment = .center
    picture.show(image, tint: tint)
    badge.text = item.badgeValue
    badge.font = .systemFont(ofSize: 13)
    badge.textColor = .white
    badge.textAlignment = .center
    badge.backgroundColor = item.badgeColor ?? .systemRed
    badge.clipsToBounds = true
    badge.layer.cornerRadius = 9
    badge.isHidden = item.badgeValue == nil
    for view in [picture, label, badge] as [UIView] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = image?.size ?? .zero
    let insets = item.imageInsets
    // The picture lies around 18 points from the top, the text's box ends 2 points from the bottom.
    picture.frame = CGRect(
      x: (bounds.width - size.width) / 2 + (insets.left - insets.right) / 2,
      y: 18 - size.height / 2 + (insets.top - insets.bottom) / 2, width: size.width, height: size.height)
    let height = label.intrinsicContentSize.height
    let moved = item.titlePositionAdjustment
    label.frame = CGRect(
      x: moved.horizontal, y: bounds.height - 2 - height + moved.vertical, width: bounds.width, height: height)
    let width = max(18, badge.intrinsicContentSize.width + 10)
    badge.frame = CGRect(x: bounds.width / 2 + 4, y: 2, width: width, height: 18)
  }
}
