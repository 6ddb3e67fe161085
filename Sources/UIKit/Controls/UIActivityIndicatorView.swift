/// A wheel of eight spokes that shows that something goes on. It stands still at its first instant.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// How large the wheel is, and of which colour.
  public enum Style: Int, Sendable {
    /// Large and white, as before iOS 13.
    case whiteLarge = 0
    /// Medium and white, as before iOS 13.
    case white = 1
    /// Medium and grey, as before iOS 13.
    case gray = 2
    /// 20 points wide.
    case medium = 100
    /// 37 points wide.
    case large = 101
  }

  /// A wheel of that style and its size.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.size))
  }

  /// A wheel of that style and its size.
  public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }

  /// A medium wheel, with its frame in its future superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A wheel out of a nib.
  public required init(coder: NSCoder) { super.init(coder: coder)! }

  override func setDefaults() {
    isUserInteractionEnabled = false
    isOpaque = false
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
    isHidden = true
  }

  /// How large the wheel is, and of which colour.
  open var style: Style = .medium {
    didSet {
      guard style != oldValue else { return }
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }

  /// Whether nothing is shown while the wheel stands.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }

  /// The colour of the spokes. The style's where none is set.
  open var color: UIColor! {
    get { ownColor ?? style.color }
    set {
      ownColor = newValue
      setNeedsDisplay()
    }
  }
  private var ownColor: UIColor?

  /// Whether the wheel turns. In a preview it stands at its first instant.
  open private(set) var isAnimating = false {
    didSet {
      isHidden = hidesWhenStopped && !isAnimating
      setNeedsDisplay()
    }
  }

  /// Shows the wheel as it is at the first instant of turning.
  open func startAnimating() { isAnimating = true }

  /// Stops the wheel, which hides it where it hides when stopped.
  open func stopAnimating() { isAnimating = false }

  open override var intrinsicContentSize: CGSize { style.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    SpokedWheel(diameter: style.size.width, color: color).draw(
      at: CGPoint(x: bounds.midX, y: bounds.midY), fades: isAnimating, in: context)
  }
}

extension UIActivityIndicatorView.Style {
  /// Width and height, in points, as Interface Builder stores them.
  var size: CGSize {
    let side: CGFloat = self == .large || self == .whiteLarge ? 37 : 20
    return CGSize(width: side, height: side)
  }

  /// The colour without another being set.
  var color: UIColor {
    switch self {
    case .white, .whiteLarge: .white
    case .gray: .gray
    case .medium, .large: .secondaryLabel
    }
  }
}
