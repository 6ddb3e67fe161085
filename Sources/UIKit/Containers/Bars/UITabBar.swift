/// The bar at the bottom with a tab for each part of an app.
@preconcurrency @MainActor open class UITabBar: UIView {
  private let background = BarBackground(.top)
  private var tabs: [TabButton] = []

  /// The height of the bar's content in points.
  static let height: CGFloat = 49

  /// Makes a bar with its frame in its future superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a bar out of a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  override func setDefaults() { addSubview(background) }

  /// Who hears of a choice. None is made by hand at design time.
  open weak var delegate: (any UITabBarDelegate)?
  /// The tabs.
  open var items: [UITabBarItem]? {
    didSet {
      for item in oldValue ?? [] { item.onChange = nil }
      for item in items ?? [] { item.onChange = { [weak self] in self?.itemsChanged() } }
      itemsChanged()
    }
  }
  /// Replaces the tabs.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  /// The chosen tab.
  open weak var selectedItem: UITabBarItem? { didSet { itemsChanged() } }
  /// Whether the bar is light or dark.
  open var barStyle: UIBarStyle = .default { didSet { setNeedsLayout() } }
  /// Whether what is behind shines through.
  open var isTranslucent = true { didSet { setNeedsLayout() } }
  /// The colour of the background.
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The colour of tabs that are not chosen.
  open var unselectedItemTintColor: UIColor? { didSet { itemsChanged() } }
  /// The picture of the background.
  open var backgroundImage: UIImage? { didSet { setNeedsLayout() } }
  /// The picture behind the chosen tab. Stored only.
  open var selectionIndicatorImage: UIImage?
  /// The picture in place of the hairline; an empty one takes the hairline away.
  open var shadowImage: UIImage? { didSet { setNeedsLayout() } }
  /// How the bar looks.
  open var standardAppearance = UITabBarAppearance() {
    didSet {
      isDescribed = true
      setNeedsLayout()
    }
  }
  /// How the bar looks while content is at its edge. Stored only.
  open var scrollEdgeAppearance: UITabBarAppearance?
  private var isDescribed = false

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height + (window?.safeAreaInsets.bottom ?? 0))
  }
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.height) }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    itemsChanged()
  }

  private func itemsChanged() {
    for tab in tabs { tab.removeFromSuperview() }
    tabs = (items ?? []).map { item in
      let isChosen = item === selectedItem
      return TabButton(item, isChosen: isChosen, tint: isChosen ? tintColor : unselectedItemTintColor ?? Self.unchosen)
    }
    for tab in tabs { addSubview(tab) }
    setNeedsLayout()
  }

  private static let unchosen = UIColor(white: 0.6, alpha: 1)

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    var look =
      isDescribed
      ? BarBackground.look(standardAppearance)
      : BarBackground.look(style: barStyle, tint: barTintColor, isTranslucent: isTranslucent)
    if let backgroundImage {
      look.picture = backgroundImage
      look.fill = nil
    }
    if shadowImage != nil { look.shadow = nil }
    background.show(look)
    sendSubviewToBack(background)
    let width = bounds.width / CGFloat(max(tabs.count, 1))
    for (index, tab) in tabs.enumerated() {
      tab.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: min(bounds.height, Self.height))
    }
  }
}

/// Who hears of a choice in a tab bar. None is made by hand at design time.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
