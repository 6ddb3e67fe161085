/// A row of dots, one a page.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// When the dots have a background.
  public enum BackgroundStyle: Int, Sendable {
    case automatic = 0
    case prominent = 1
    case minimal = 2
  }

  /// The sizes that count.
  var metrics = ControlMetrics.current {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// A row with its frame in its future superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A row out of a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func setDefaults() {
    isOpaque = false
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  private var dots: [CALayer] = []

  /// How many pages there are.
  open var numberOfPages = 0 {
    didSet {
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }
  /// Which page is shown, from 0.
  open var currentPage = 0 {
    didSet {
      let kept = min(max(currentPage, 0), max(numberOfPages - 1, 0))
      if kept != currentPage { currentPage = kept }
      setNeedsLayout()
    }
  }
  /// Whether a single page has no dot.
  open var hidesForSinglePage = false {
    didSet { setNeedsLayout() }
  }
  /// The colour of the other pages' dots.
  open var pageIndicatorTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }
  /// The colour of the shown page's dot.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }
  /// When the dots have a background. Stored only.
  open var backgroundStyle: BackgroundStyle = .automatic
  /// Whether a drag goes through the pages. Stored only.
  open var allowsContinuousInteraction = true
  /// An image in place of the dots. Stored only.
  open var preferredIndicatorImage: UIImage?
  /// Whether the dots wait for `updateCurrentPageDisplay()`. Stored only.
  open var defersCurrentPageDisplay = false
  /// Shows the current page.
  open func updateCurrentPageDisplay() { setNeedsLayout() }

  /// The size for a number of pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(
      width: CGFloat(max(pageCount - 1, 0)) * metrics.pageControl.pitch + metrics.pageControl.dot + 2
        * metrics.pageControl.side, height: metrics.pageControl.height)
  }

  open override var intrinsicContentSize: CGSize {
    let size = size(forNumberOfPages: numberOfPages)
    return CGSize(width: (size.width * 2).rounded() / 2, height: size.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let count = hidesForSinglePage && numberOfPages < 2 ? 0 : numberOfPages
    while dots.count > count { dots.removeLast().removeFromSuperlayer() }
    while dots.count < count {
      dots.append(CALayer())
      layer.addSublayer(dots[dots.count - 1])
    }
    let start = bounds.midX - (CGFloat(max(count - 1, 0)) * metrics.pageControl.pitch + metrics.pageControl.dot) / 2
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, dot) in dots.enumerated() {
      let place = CGFloat(isMirrored ? count - 1 - index : index)
      dot.frame = CGRect(
        x: start + place * metrics.pageControl.pitch, y: bounds.midY - metrics.pageControl.dot / 2,
        width: metrics.pageControl.dot, height: metrics.pageControl.dot)
      dot.cornerRadius = metrics.pageControl.dot / 2
      dot.backgroundColor = color(isCurrent: index == currentPage).resolvedColor(with: traitCollection).cgColor
    }
  }

  private func color(isCurrent: Bool) -> UIColor {
    isCurrent ? currentPageIndicatorTintColor ?? .white : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.5)
  }
}

extension UIPageControl {
  static let pageDescription = ClassDescription(UIPageControl.self, name: "UIPageControl")
    .frameInitializer { UIPageControl(frame: $0) }
    .property("numberOfPages", \.numberOfPages)
    .property("currentPage", \.currentPage)
    .property("hidesForSinglePage", \.hidesForSinglePage)
    .property("pageIndicatorTintColor", \.pageIndicatorTintColor)
    .property("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor)
}
