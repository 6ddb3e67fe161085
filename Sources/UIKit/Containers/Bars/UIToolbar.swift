/// A bar of buttons, usually at the bottom.
@preconcurrency @MainActor open class UIToolbar: UIView {
  private let background = BarBackground(.top)
  private var buttons: [BarButton?] = []

  /// How far the background reaches below the bar, in points.
  var reachBelow: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }

  /// The height of the bar in points.
  static let height: CGFloat = 44

  /// Makes a bar with its frame in its future superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a bar out of a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  override func setDefaults() { addSubview(background) }

  /// The buttons and gaps.
  open var items: [UIBarButtonItem]? {
    didSet {
      for item in oldValue ?? [] { item.onChange = nil }
      for item in items ?? [] { item.onChange = { [weak self] in self?.itemsChanged() } }
      itemsChanged()
    }
  }
  /// Replaces the buttons and gaps.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  /// Whether the bar is light or dark.
  open var barStyle: UIBarStyle = .default { didSet { setNeedsLayout() } }
  /// Whether what is behind shines through.
  open var isTranslucent = true { didSet { setNeedsLayout() } }
  /// The colour of the background.
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// How the bar looks.
  open var standardAppearance = UIToolbarAppearance() {
    didSet {
      isDescribed = true
      setNeedsLayout()
    }
  }
  /// How the bar looks while content is at its edge. Stored only.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  private var isDescribed = false

  /// The sizes that count.
  var metrics = ControlMetrics.current { didSet { invalidateIntrinsicContentSize() } }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: metrics.toolbarHeight) }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: metrics.toolbarHeight)
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    itemsChanged()
  }

  private func itemsChanged() {
    for button in buttons { button?.removeFromSuperview() }
    buttons = (items ?? []).map { item in
      item.systemItem?.isSpace == true ? nil : BarButton(item, tint: tintColor)
    }
    for case let button? in buttons { addSubview(button) }
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + reachBelow)
    background.show(
      isDescribed
        ? BarBackground.look(standardAppearance)
        : BarBackground.look(style: barStyle, tint: barTintColor, isTranslucent: isTranslucent))
    sendSubviewToBack(background)
    layoutButtons()
  }

  /// Places the buttons from left to right; flexible gaps share what is left.
  private func layoutButtons() {
    let items = self.items ?? []
    let margin: CGFloat = bounds.width >= 414 ? 20 : 16
    let gap: CGFloat = 8
    let widths = zip(items, buttons).map { item, button in button?.naturalSize.width ?? item.width }
    let flexible = CGFloat(items.count { $0.systemItem == .flexibleSpace })
    let left = bounds.width - 2 * margin - widths.reduce(0, +) - gap * CGFloat(max(items.count - 1, 0))
    var x = margin
    for (index, item) in items.enumerated() {
      let width = item.systemItem == .flexibleSpace ? max(left, 0) / flexible : widths[index]
      let height = min(buttons[index]?.naturalSize.height ?? 0, bounds.height)
      buttons[index]?.frame = CGRect(x: x, y: (bounds.height - height) / 2, width: width, height: height)
      x += width + gap
    }
  }
}
