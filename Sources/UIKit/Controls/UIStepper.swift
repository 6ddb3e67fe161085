/// Two buttons that make a value smaller and larger. It is 94 by 32 points, whatever its frame.
@preconcurrency @MainActor open class UIStepper: UIControl {
  /// The sizes that count.
  var metrics = ControlMetrics.current {
    didSet { invalidateIntrinsicContentSize() }
  }

  private var size: CGSize { metrics.stepperSize }

  /// A stepper; of the frame only the origin counts.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: ControlMetrics.current.stepperSize))
  }

  /// A stepper out of a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func setDefaults() {
    isOpaque = false
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
    for layer in [back, divider, minus, plus] { self.layer.addSublayer(layer) }
  }

  private let back = CALayer()
  private let divider = CALayer()
  private let minus = CAShapeLayer()
  private let plus = CAShapeLayer()
  private var decrementImages = ButtonContent.Values<UIImage>()
  private var incrementImages = ButtonContent.Values<UIImage>()

  /// The value, kept in the range.
  open var value: Double = 0 {
    didSet {
      let kept = min(max(value, minimumValue), max(maximumValue, minimumValue))
      if kept != value { value = kept }
      setNeedsLayout()
    }
  }
  /// The smallest value.
  open var minimumValue: Double = 0 {
    didSet { value = max(value, minimumValue) }
  }
  /// The largest value.
  open var maximumValue: Double = 100 {
    didSet { value = min(value, maximumValue) }
  }
  /// How much a press changes the value.
  open var stepValue: Double = 1
  /// Whether the value goes on at the other end.
  open var wraps = false {
    didSet { setNeedsLayout() }
  }
  /// Whether a long press repeats.
  open var autorepeat = true
  /// Whether changes are told while a press lasts.
  open var isContinuous = true
  /// Sets the image of the left button in a state. Stored only.
  open func setDecrementImage(_ image: UIImage?, for state: State) { decrementImages[state] = image }
  /// Sets the image of the right button in a state. Stored only.
  open func setIncrementImage(_ image: UIImage?, for state: State) { incrementImages[state] = image }
  /// The image of the left button in a state.
  open func decrementImage(for state: State) -> UIImage? { decrementImages.shown(state) }
  /// The image of the right button in a state.
  open func incrementImage(for state: State) -> UIImage? { incrementImages.shown(state) }

  open override var intrinsicContentSize: CGSize { size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    back.frame = CGRect(origin: .zero, size: size)
    (back.cornerRadius, back.cornerCurve) = (8.25, .continuous)
    back.backgroundColor = UIColor.tertiarySystemFill.resolvedColor(with: traitCollection).cgColor
    divider.frame = CGRect(x: size.width / 2 - 0.5, y: 7, width: 1, height: size.height - 14)
    divider.backgroundColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    show(minus, at: size.width / 4, isOn: isEnabled && (wraps || value > minimumValue), isPlus: false)
    show(plus, at: size.width * 3 / 4, isOn: isEnabled && (wraps || value < maximumValue), isPlus: true)
  }

  private func show(_ sign: CAShapeLayer, at x: CGFloat, isOn: Bool, isPlus: Bool) {
    let center = CGPoint(x: x, y: size.height / 2)
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: center.x - 6.5, y: center.y), CGPoint(x: center.x + 6.5, y: center.y)])
    if isPlus {
      path.addLines(between: [CGPoint(x: center.x, y: center.y - 6.5), CGPoint(x: center.x, y: center.y + 6.5)])
    }
    (sign.path, sign.lineWidth, sign.lineCap) = (path, 1.75, .round)
    let color: UIColor = isOn ? .label : .tertiaryLabel
    sign.strokeColor = color.resolvedColor(with: traitCollection).cgColor
  }
}

extension UIStepper {
  static let stepperDescription = ClassDescription(UIStepper.self, name: "UIStepper")
    .frameInitializer { UIStepper(frame: $0) }
    .property("value", \.value)
    .property("minimumValue", \.minimumValue)
    .property("maximumValue", \.maximumValue)
    .property("stepValue", \.stepValue)
    .property("wraps", \.wraps)
    .property("autorepeat", \.autorepeat)
    .property("continuous", \.isContinuous)
}
