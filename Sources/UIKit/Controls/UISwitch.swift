/// A control that is on or off. It is 51 by 31 points, whatever its frame.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// How a switch looks on a Mac. Stored only.
  public enum Style: Int, Sendable {
    case automatic = 0
    case checkbox = 1
    case sliding = 2
  }

  /// The sizes that count.
  var metrics = ControlMetrics.current {
    didSet { invalidateIntrinsicContentSize() }
  }

  private var size: CGSize { metrics.switchSize }
  private let track = CALayer()
  private let thumb = CALayer()

  /// A switch; of the frame only the origin counts.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: ControlMetrics.current.switchSize))
  }

  /// A switch out of a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func setDefaults() {
    isOpaque = false
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
    layer.addSublayer(track)
    track.masksToBounds = true
    track.addSublayer(thumb)
  }

  /// Whether the switch is on.
  open var isOn = false {
    didSet { setNeedsLayout() }
  }
  /// Sets whether the switch is on.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  /// The track's colour while the switch is on; the system's green where `nil`.
  open var onTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }
  /// The thumb's colour; white where `nil`.
  open var thumbTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }
  /// An image while on. Ignored since iOS 7.
  open var onImage: UIImage?
  /// An image while off. Ignored since iOS 7.
  open var offImage: UIImage?
  /// A title, which is shown on a Mac only.
  open var title: String?
  /// How the switch looks on a Mac. Stored only.
  open var preferredStyle: Style = .automatic
  /// How the switch looks: as on iOS.
  open var style: Style { .sliding }

  open override var intrinsicContentSize: CGSize { CGSize(width: size.width - 2, height: size.height) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size }

  /// Interface Builder's frames reach 2 points beyond what constraints align, on the right.
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let off = UIColor.secondarySystemFill
    let color = isOn ? onTintColor ?? .systemGreen : off
    track.frame = CGRect(origin: .zero, size: size)
    track.cornerRadius = size.height / 2
    track.backgroundColor = color.resolvedColor(with: traitCollection).cgColor
    ThumbLook.apply(to: thumb, color: thumbTintColor ?? .white, traitCollection)
    let side = CGSize(width: size.width > 51 ? 39 : 27, height: size.height - 4)
    thumb.frame = CGRect(
      x: isOn != isMirrored ? size.width - side.width - 2 : 2, y: 2, width: side.width, height: side.height)
    thumb.cornerRadius = side.height / 2
    track.opacity = isEnabled ? 1 : 0.5
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
