/// A row of segments, of which one is chosen.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// No segment.
  public static let noSegment = -1

  /// An empty row with its frame in its future superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A row of segments: strings and images.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    for (index, item) in (items ?? []).enumerated() { insert(SegmentContent(item), at: index) }
    frame.size = sizeThatFits(.zero)
  }

  /// A row of segments that do actions.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for (index, action) in actions.enumerated() { insertSegment(action: action, at: index, animated: false) }
  }

  /// A row out of a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func setDefaults() {
    isOpaque = false
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// The sizes that count.
  var metrics = ControlMetrics.current {
    didSet { invalidateIntrinsicContentSize() }
  }

  var segments: [SegmentContent] = []
  let parts = SegmentParts()
  var titleAttributes = ButtonContent.Values<[NSAttributedString.Key: Any]>()
  var backgroundImages = ButtonContent.Values<UIImage>()

  // MARK: Segments

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }
  /// Inserts a segment with a title.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentContent(title ?? ""), at: segment)
  }
  /// Inserts a segment with an image.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentContent(image as Any), at: segment)
  }
  /// Inserts a segment that does an action.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    var content = SegmentContent(action.image ?? action.title)
    content.action = action
    insert(content, at: segment)
  }
  /// Removes a segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    change { segments.remove(at: segment) }
  }
  /// Removes all segments.
  open func removeAllSegments() { change { segments = [] } }
  /// Sets a segment's title.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    edit(segment) { ($0.title, $0.image) = (title, nil) }
  }
  /// A segment's title.
  open func titleForSegment(at segment: Int) -> String? { content(segment)?.title }
  /// Sets a segment's image.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    edit(segment) { ($0.title, $0.image) = (nil, image) }
  }
  /// A segment's image.
  open func imageForSegment(at segment: Int) -> UIImage? { content(segment)?.image }
  /// Sets a segment's width; 0 for what its content needs.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { edit(segment) { $0.width = width } }
  /// A segment's width; 0 for what its content needs.
  open func widthForSegment(at segment: Int) -> CGFloat { content(segment)?.width ?? 0 }
  /// Moves a segment's content.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) { edit(segment) { $0.offset = offset } }
  /// How far a segment's content is moved.
  open func contentOffsetForSegment(at segment: Int) -> CGSize { content(segment)?.offset ?? .zero }
  /// Sets whether a segment can be chosen.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { edit(segment) { $0.isEnabled = enabled } }
  /// Whether a segment can be chosen.
  open func isEnabledForSegment(at segment: Int) -> Bool { content(segment)?.isEnabled ?? false }
  /// The action of a segment.
  open func actionForSegment(at segment: Int) -> UIAction? { content(segment)?.action }

  /// The chosen segment, or `noSegment`.
  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet { setNeedsLayout() }
  }
  /// Whether a press does not keep the segment chosen.
  open var isMomentary = false {
    didSet { setNeedsLayout() }
  }
  /// Whether segments are as wide as their content needs.
  open var apportionsSegmentWidthsByContent = false {
    didSet { change {} }
  }

  // MARK: Look

  /// The colour of the chosen segment; the system's where `nil`.
  open var selectedSegmentTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }
  /// Sets the titles' attributes in a state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    change { titleAttributes[state] = attributes }
  }
  /// The titles' attributes in a state.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }
  /// Sets the image behind the segments in a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State, barMetrics: UIBarMetrics) {
    change { backgroundImages[state] = image }
  }
  /// The image behind the segments in a state.
  open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? { backgroundImages.shown(state) }
  /// Sets the image between two segments. Stored only: with background images there are no dividers.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState left: State, rightSegmentState right: State, barMetrics: UIBarMetrics
  ) {}

  open override var intrinsicContentSize: CGSize { contentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: contentSize.width, height: contentSize.height + 1)
  }

  /// Interface Builder's frames reach a point beyond what constraints align, below.
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    arrangeSegments()
  }

  private func content(_ segment: Int) -> SegmentContent? {
    segments.indices.contains(segment) ? segments[segment] : nil
  }

  private func insert(_ content: SegmentContent, at index: Int) {
    change { segments.insert(content, at: min(max(index, 0), segments.count)) }
  }

  private func edit(_ segment: Int, _ body: (inout SegmentContent) -> Void) {
    guard segments.indices.contains(segment) else { return }
    change { body(&segments[segment]) }
  }

  private func change(_ body: () -> Void) {
    body()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }
}

extension UISegmentedControl {
  static let segmentedDescription = ClassDescription(UISegmentedControl.self, name: "UISegmentedControl")
    .frameInitializer { UISegmentedControl(frame: $0) }
    .property("selectedSegmentIndex", \.selectedSegmentIndex)
    .property("momentary", \.isMomentary)
    .property("selectedSegmentTintColor", \.selectedSegmentTintColor)
    .property("apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent)
}
