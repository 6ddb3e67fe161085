/// The bar at the top with a title and buttons. Drawn with its standard look, also where content would be at its edge.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  private var stack: [UINavigationItem] = []
  private let background = BarBackground(.bottom)
  private let titleLabel = UILabel()
  private let largeTitleLabel = UILabel()
  private var buttons: [(button: BarButton, isLeading: Bool)] = []
  private weak var shownTitleView: UIView?
  private var pictures: [UIBarMetrics: UIImage] = [:]

  /// How far the background reaches above the bar, in points.
  var reachAbove: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }

  /// The height of the bar, and of what a large title adds, in points.
  static let height: CGFloat = 44
  static let largeTitleHeight: CGFloat = 52

  /// Makes a bar with its frame in its future superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a bar out of a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func setDefaults() {
    titleLabel.textAlignment = .center
    for view in [background, titleLabel, largeTitleLabel] as [UIView] { addSubview(view) }
  }

  // MARK: Items

  /// Who hears of changes. None happen by hand at design time.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// The items, the topmost last.
  open var items: [UINavigationItem]? {
    get { stack }
    set { setItems(newValue, animated: false) }
  }
  /// The item that is shown.
  open var topItem: UINavigationItem? { stack.last }
  /// The item that the back button leads to.
  open var backItem: UINavigationItem? { stack.dropLast().last }
  /// Shows an item over the others.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { setItems(stack + [item], animated: animated) }
  /// Takes the topmost item away.
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
    let top = stack.last
    setItems(stack.dropLast(), animated: animated)
    return top
  }
  /// Replaces all items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    for item in stack { item.onChange = nil }
    stack = items ?? []
    for item in stack { item.onChange = { [weak self] in self?.itemsChanged() } }
    itemsChanged()
  }

  // MARK: Looks

  /// Whether the bar is light or dark.
  open var barStyle: UIBarStyle = .default { didSet { setNeedsLayout() } }
  /// Whether what is behind shines through.
  open var isTranslucent = true { didSet { setNeedsLayout() } }
  /// The colour of the background.
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// Whether titles are large.
  open var prefersLargeTitles = false { didSet { itemsChanged() } }
  /// How the title is drawn.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsLayout() } }
  /// How the large title is drawn.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsLayout() } }
  /// The picture in place of the hairline; an empty one takes the hairline away.
  open var shadowImage: UIImage? { didSet { setNeedsLayout() } }
  /// The picture of the back button. Stored only: the system's arrow is drawn.
  open var backIndicatorImage: UIImage?
  /// The mask of the back button's text. Stored only.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// How the bar looks.
  open var standardAppearance = UINavigationBarAppearance() {
    didSet {
      isDescribed = true
      setNeedsLayout()
    }
  }
  /// How the bar looks when it is low. Stored only.
  open var compactAppearance: UINavigationBarAppearance?
  /// How the bar looks while content is at its edge. Stored only.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// How the bar looks when it is low and content is at its edge. Stored only.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  private var isDescribed = false

  /// Sets the picture of the background.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    pictures[barMetrics] = backgroundImage
    setNeedsLayout()
  }
  /// The picture of the background.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { pictures[barMetrics] }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    itemsChanged()
  }

  // MARK: Layout

  /// Whether the title is shown large.
  var showsLargeTitle: Bool { prefersLargeTitles && topItem?.largeTitleDisplayMode != .never }
  /// The height that suits the bar, in points.
  var fittingHeight: CGFloat { Self.height + (showsLargeTitle ? Self.largeTitleHeight : 0) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: fittingHeight) }
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: fittingHeight) }

  private func itemsChanged() {
    for (button, _) in buttons { button.removeFromSuperview() }
    shownTitleView?.removeFromSuperview()
    buttons = makeButtons()
    for (button, _) in buttons { addSubview(button) }
    if let view = topItem?.titleView {
      shownTitleView = view
      addSubview(view)
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func makeButtons() -> [(BarButton, Bool)] {
    guard let item = topItem else { return [] }
    let leading = item.leftBarButtonItems ?? []
    let showsBack = backItem != nil && !item.hidesBackButton && (leading.isEmpty || item.leftItemsSupplementBackButton)
    let back = showsBack ? [(BarButton(backButton, tint: tintColor, isBack: true), true)] : []
    return back + leading.map { (BarButton($0, tint: tintColor), true) }
      + (item.rightBarButtonItems ?? []).map { (BarButton($0, tint: tintColor), false) }
  }

  private var backButton: UIBarButtonItem {
    if let item = backItem?.backBarButtonItem { return item }
    let title = backItem?.backButtonTitle ?? backItem?.title ?? ""
    return UIBarButtonItem(title: title.isEmpty ? "Back" : title, style: .plain, target: nil, action: nil)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = CGRect(x: 0, y: -reachAbove, width: bounds.width, height: bounds.height + reachAbove)
    background.show(look)
    sendSubviewToBack(background)
    let free = layoutButtons()
    layoutTitle(in: free)
    layoutLargeTitle()
  }

  private var look: BarBackground.Look {
    var look =
      isDescribed
      ? BarBackground.look(standardAppearance)
      : BarBackground.look(style: barStyle, tint: barTintColor, isTranslucent: isTranslucent)
    if let picture = pictures[.default] {
      look.picture = picture
      look.fill = nil
    }
    if shadowImage != nil { look.shadow = nil }
    return look
  }

  /// The distance of content from the sides, in points.
  private var sideMargin: CGFloat { bounds.width >= 414 ? 20 : 16 }

  private static let arrowMargin: CGFloat = 8

  /// Places the buttons from the sides inwards; answers what is left between them.
  private func layoutButtons() -> (start: CGFloat, end: CGFloat) {
    // The arrow of the back button is nearer to the side than other content.
    let isBack = buttons.first?.button.isBack == true
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var start = isBack && !isMirrored ? Self.arrowMargin : sideMargin
    var end = bounds.width - (isBack && isMirrored ? Self.arrowMargin : sideMargin)
    for (button, isLeading) in buttons {
      let size = button.naturalSize
      let height = min(size.height, Self.height)
      if isLeading == (effectiveUserInterfaceLayoutDirection == .leftToRight) {
        button.frame = CGRect(x: start, y: (Self.height - height) / 2, width: size.width, height: height)
        start += size.width + 16
      } else {
        end -= size.width
        button.frame = CGRect(x: end, y: (Self.height - height) / 2, width: size.width, height: height)
        end -= 16
      }
    }
    return (start, end)
  }

  private func layoutTitle(in free: (start: CGFloat, end: CGFloat)) {
    let room = max(free.end - free.start, 0)
    titleLabel.isHidden = showsLargeTitle || shownTitleView != nil
    titleLabel.text = topItem?.title
    let attributes = isDescribed ? standardAppearance.titleTextAttributes : titleTextAttributes ?? [:]
    style(titleLabel, attributes, font: .systemFont(ofSize: 17, weight: .semibold))
    let natural = shownTitleView.map(fittingSize) ?? titleLabel.intrinsicContentSize
    let width = min(natural.width, room)
    // In the middle of the bar where there is room, else between the buttons.
    let middle = (bounds.width - width) / 2
    let x = min(max(middle, free.start), max(free.end - width, free.start))
    let height = min(natural.height, Self.height)
    (shownTitleView ?? titleLabel).frame = CGRect(x: x, y: (Self.height - height) / 2, width: width, height: height)
  }

  private func fittingSize(_ view: UIView) -> CGSize {
    let intrinsic = view.intrinsicContentSize
    if view.bounds.size != .zero { return view.bounds.size }
    if intrinsic.width >= 0, intrinsic.height >= 0 { return intrinsic }
    return view.systemLayoutSizeFitting(.zero)
  }

  private func layoutLargeTitle() {
    largeTitleLabel.isHidden = !showsLargeTitle
    guard showsLargeTitle else { return }
    largeTitleLabel.text = topItem?.title
    let attributes = isDescribed ? standardAppearance.largeTitleTextAttributes : largeTitleTextAttributes ?? [:]
    style(largeTitleLabel, attributes, font: .systemFont(ofSize: 34, weight: .bold))
    let height = largeTitleLabel.intrinsicContentSize.height
    largeTitleLabel.frame = CGRect(
      x: sideMargin, y: Self.height + 3, width: max(bounds.width - 2 * sideMargin, 0), height: height)
  }

  private func style(_ label: UILabel, _ attributes: [NSAttributedString.Key: Any], font: UIFont) {
    label.font = attributes[.font] as? UIFont ?? font
    label.textColor = attributes[.foregroundColor] as? UIColor ?? (barStyle == .default ? .label : .white)
  }
}

/// Who hears of changes of a navigation bar. None happen by hand at design time.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: NSObjectProtocol {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
}

extension UINavigationBarDelegate {
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
}
