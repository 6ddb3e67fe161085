/// A control that chooses a value from a range by the place of a knob on a track.
@preconcurrency @MainActor open class UISlider: UIControl {
  /// A slider with its frame in its future superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A slider out of a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func setDefaults() {
    isOpaque = false
    setContentHuggingPriority(.defaultHigh, for: .vertical)
    for view in [parts.maximum, parts.minimum, parts.thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  /// The sizes that count.
  var metrics = ControlMetrics.current {
    didSet { invalidateIntrinsicContentSize() }
  }

  let parts = SliderParts()
  var images = SliderImages()

  /// The value, kept in the range.
  open var value: Float = 0 {
    didSet {
      let kept = min(max(value, minimumValue), max(maximumValue, minimumValue))
      if kept != value { value = kept }
      setNeedsLayout()
    }
  }
  /// The value at the left end.
  open var minimumValue: Float = 0 {
    didSet { rangeDidChange() }
  }
  /// The value at the right end.
  open var maximumValue: Float = 1 {
    didSet { rangeDidChange() }
  }
  /// Sets the value.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// Whether changes are told while the knob moves.
  open var isContinuous = true

  /// An image at the left end.
  open var minimumValueImage: UIImage? {
    didSet { setNeedsLayout() }
  }
  /// An image at the right end.
  open var maximumValueImage: UIImage? {
    didSet { setNeedsLayout() }
  }
  /// The colour of the track on the knob's left; the tint where `nil`.
  open var minimumTrackTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }
  /// The colour of the track on the knob's right; a faint grey where `nil`.
  open var maximumTrackTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }
  /// The colour of the knob; white where `nil`.
  open var thumbTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }
  /// Sets the knob's image in a state.
  open func setThumbImage(_ image: UIImage?, for state: State) { change { images.thumbs[state] = image } }
  /// Sets the image of the track on the knob's left in a state.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) { change { images.minimums[state] = image } }
  /// Sets the image of the track on the knob's right in a state.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) { change { images.maximums[state] = image } }
  /// The knob's image in a state.
  open func thumbImage(for state: State) -> UIImage? { images.thumbs.shown(state) }
  /// The image of the track on the knob's left in a state.
  open func minimumTrackImage(for state: State) -> UIImage? { images.minimums.shown(state) }
  /// The image of the track on the knob's right in a state.
  open func maximumTrackImage(for state: State) -> UIImage? { images.maximums.shown(state) }
  /// The knob's image that shows.
  open var currentThumbImage: UIImage? { thumbImage(for: state) }
  /// The image of the track on the knob's left that shows.
  open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
  /// The image of the track on the knob's right that shows.
  open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

  /// The rectangle of the image at the left end.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    guard let size = minimumValueImage?.size else { return .zero }
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
  /// The rectangle of the image at the right end.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    guard let size = maximumValueImage?.size else { return .zero }
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
  /// The rectangle of the track: 4 points high.
  open func trackRect(forBounds bounds: CGRect) -> CGRect { defaultTrackRect(bounds) }
  /// The rectangle of the knob for a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    defaultThumbRect(bounds, rect, value)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: metrics.sliderHeight) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 34) }

  /// How far Interface Builder's frames reach beyond what constraints align.
  open override var alignmentRectInsets: UIEdgeInsets { metrics.sliderInsets }

  open override func layoutSubviews() {
    super.layoutSubviews()
    arrangeParts()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  private func rangeDidChange() {
    let kept = min(max(value, minimumValue), max(maximumValue, minimumValue))
    if kept != value { value = kept }
    setNeedsLayout()
  }

  private func change(_ body: () -> Void) {
    body()
    setNeedsLayout()
  }
}
