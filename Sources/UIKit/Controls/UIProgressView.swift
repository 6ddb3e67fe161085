/// A bar that shows how far something has come.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// How a bar looks.
  public enum Style: Int, Sendable {
    /// With rounded ends.
    case `default` = 0
    /// With square ends, for toolbars.
    case bar = 1
  }

  /// The sizes that count.
  var metrics = ControlMetrics.current {
    didSet { invalidateIntrinsicContentSize() }
  }

  private let track = UIImageView()
  private let filled = UIImageView()

  /// A bar with its frame in its future superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A bar of that style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// A bar out of a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func setDefaults() {
    isOpaque = false
    setContentHuggingPriority(.defaultHigh, for: .vertical)
    addSubview(track)
    addSubview(filled)
  }

  /// How the bar looks.
  open var progressViewStyle: Style = .default {
    didSet { setNeedsLayout() }
  }
  /// How far it has come, kept from 0 to 1.
  open var progress: Float = 0 {
    didSet {
      let kept = min(max(progress, 0), 1)
      if kept != progress { progress = kept }
      setNeedsLayout()
    }
  }
  /// Sets how far it has come.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  /// The colour of what is done; the tint where `nil`.
  open var progressTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }
  /// The colour of what is left; a faint grey where `nil`.
  open var trackTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }
  /// An image of what is done.
  open var progressImage: UIImage? {
    didSet { setNeedsLayout() }
  }
  /// An image of what is left.
  open var trackImage: UIImage? {
    didSet { setNeedsLayout() }
  }
  /// What gives the progress. Read once, when it is set.
  open var observedProgress: Progress? {
    didSet { if let observedProgress { progress = Float(observedProgress.fractionCompleted) } }
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: height) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

  /// As Interface Builder stores it.
  private var height: CGFloat { trackImage?.size.height ?? (progressViewStyle == .bar ? 2.5 : metrics.progressHeight) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = bounds.width * CGFloat(progress)
    show(track, bounds, trackImage, trackTintColor ?? .systemFill)
    let done = CGRect(
      x: isMirrored ? bounds.maxX - width : bounds.minX, y: bounds.minY, width: width, height: bounds.height)
    show(filled, done, progressImage, progressTintColor ?? tintColor)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  private func show(_ view: UIImageView, _ rect: CGRect, _ image: UIImage?, _ color: UIColor) {
    view.frame = rect
    view.image = image
    view.backgroundColor = image == nil ? color : nil
    view.layer.cornerRadius = progressViewStyle == .bar || image != nil ? 0 : rect.height / 2
    view.clipsToBounds = true
  }
}

extension UIProgressView {
  static let progressDescription = ClassDescription(UIProgressView.self, name: "UIProgressView")
    .frameInitializer { UIProgressView(frame: $0) }
    .property("progress", \.progress)
    .property("progressViewStyle", \.progressViewStyle)
    .property("progressTintColor", \.progressTintColor)
    .property("trackTintColor", \.trackTintColor)
    .property("progressImage", \.progressImage)
    .property("trackImage", \.trackImage)
}
