/// Shows a part of a larger content: the part that begins at the bounds' origin.
@preconcurrency @MainActor open class UIScrollView: UIView {
  private var inset = UIEdgeInsets.zero
  private var toldInset = UIEdgeInsets.zero

  /// Makes a scroll view with its frame in its future superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a scroll view out of a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func setDefaults() { clipsToBounds = true }

  /// Who hears of scrolling.
  open weak var delegate: (any UIScrollViewDelegate)?

  // MARK: Content

  /// The size of the content in points.
  open var contentSize: CGSize = .zero {
    didSet { if contentSize != oldValue { setNeedsLayout() } }
  }
  /// The point of the content that is at the view's top left corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      delegate?.scrollViewDidScroll(self)
    }
  }
  /// Scrolls at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
  /// Room around the content, in points.
  open var contentInset: UIEdgeInsets {
    get { inset }
    set { changeInset { inset = newValue } }
  }
  /// When the safe area adds to the insets.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { adjustInsetIfNeeded() }
  }
  /// Room around the content, with the safe area where it counts.
  open var adjustedContentInset: UIEdgeInsets { adjusted(inset) }
  /// Called when `adjustedContentInset` has changed.
  open func adjustedContentInsetDidChange() {}
  /// Scrolls at once as far as is needed to show a rectangle of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let insets = adjustedContentInset
    let shown = bounds.inset(by: insets)
    let x = Self.moved(shown.minX, shown.width, toShow: rect.minX, rect.width)
    let y = Self.moved(shown.minY, shown.height, toShow: rect.minY, rect.height)
    contentOffset = CGPoint(x: x - insets.left, y: y - insets.top)
  }

  private static func moved(_ start: CGFloat, _ length: CGFloat, toShow other: CGFloat, _ size: CGFloat) -> CGFloat {
    if other < start || size > length { return other }
    return max(start, other + size - length)
  }

  private func adjusted(_ inset: UIEdgeInsets) -> UIEdgeInsets {
    let safe = safeAreaInsets
    let (across, down): (Bool, Bool)
    switch contentInsetAdjustmentBehavior {
    case .never: return inset
    case .always: (across, down) = (true, true)
    case .automatic: (across, down) = (scrollsAcross, true)
    case .scrollableAxes: (across, down) = (scrollsAcross, contentSize.height > bounds.height || alwaysBounceVertical)
    }
    return UIEdgeInsets(
      top: inset.top + (down ? safe.top : 0), left: inset.left + (across ? safe.left : 0),
      bottom: inset.bottom + (down ? safe.bottom : 0), right: inset.right + (across ? safe.right : 0))
  }

  private var scrollsAcross: Bool { contentSize.width > bounds.width || alwaysBounceHorizontal }

  private func changeInset(_ change: () -> Void) {
    change()
    adjustInsetIfNeeded()
  }

  /// Where the insets grow while the content is at its beginning, it stays at its beginning.
  private func adjustInsetIfNeeded() {
    let old = toldInset
    let new = adjustedContentInset
    guard new != old else { return }
    toldInset = new
    var offset = contentOffset
    if offset.y == -old.top { offset.y = -new.top }
    if offset.x == -old.left { offset.x = -new.left }
    contentOffset = offset
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    adjustInsetIfNeeded()
  }

  // MARK: Zoom

  /// The least zoom.
  open var minimumZoomScale: CGFloat = 1
  /// The most zoom.
  open var maximumZoomScale: CGFloat = 1
  /// The zoom: the transform of the delegate's `viewForZooming(in:)`.
  open var zoomScale: CGFloat = 1 {
    didSet { if zoomScale != oldValue { applyZoom(from: oldValue) } }
  }
  /// Zooms at once.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoomScale = min(max(scale, minimumZoomScale), maximumZoomScale)
  }
  /// Whether it zooms beyond the limits for a moment. Stored only.
  open var bouncesZoom = true
  /// False: nothing is touched at design time.
  open var isZooming: Bool { false }
  /// False: nothing is touched at design time.
  open var isZoomBouncing: Bool { false }

  private func applyZoom(from old: CGFloat) {
    guard let zoomed = delegate?.viewForZooming(in: self), old > 0 else { return }
    zoomed.transform = CGAffineTransform(scaleX: zoomScale, y: zoomScale)
    contentSize = zoomed.frame.size
    zoomed.frame.origin = .zero
    delegate?.scrollViewDidZoom(self)
  }

  // MARK: Behaviour. Stored only: nothing is scrolled by hand at design time.

  /// Whether it can be scrolled by hand.
  open var isScrollEnabled = true
  /// Whether it stops at pages.
  open var isPagingEnabled = false
  /// Whether it scrolls along one axis at a time.
  open var isDirectionalLockEnabled = false
  /// Whether it goes beyond its ends for a moment.
  open var bounces = true
  /// Whether it does so down though all is shown.
  open var alwaysBounceVertical = false
  /// Whether it does so across though all is shown.
  open var alwaysBounceHorizontal = false
  /// Whether the indicator at the right shows while scrolling.
  open var showsVerticalScrollIndicator = true
  /// Whether the indicator at the bottom shows while scrolling.
  open var showsHorizontalScrollIndicator = true
  /// The colour of the indicators.
  open var indicatorStyle: IndicatorStyle = .default
  /// Room around the indicators, in points.
  open var scrollIndicatorInsets: UIEdgeInsets = .zero
  /// Room around the indicator at the right, in points.
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero
  /// Room around the indicator at the bottom, in points.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero
  /// Whether the indicators follow the safe area.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// How fast scrolling comes to rest.
  open var decelerationRate: DecelerationRate = .normal
  /// Whether touches reach the content late.
  open var delaysContentTouches = true
  /// Whether touches of the content are taken back.
  open var canCancelContentTouches = true
  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true
  /// How the keyboard goes while scrolling.
  open var keyboardDismissMode: KeyboardDismissMode = .none
  /// False: nothing is touched at design time.
  open var isTracking: Bool { false }
  /// False: nothing is touched at design time.
  open var isDragging: Bool { false }
  /// False: nothing is touched at design time.
  open var isDecelerating: Bool { false }
  /// Shows nothing at design time.
  open func flashScrollIndicators() {}
  /// Whether a touch goes to the content.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
  /// Whether a touch is taken back from the content.
  open func touchesShouldCancel(in view: UIView) -> Bool { true }
  /// What recognises dragging.
  open private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer(target: nil, action: nil)
  /// What recognises pinching, where it can zoom.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }
}
