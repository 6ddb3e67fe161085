/// A control that is on or off. It is always 51 by 31 points.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// How a switch looks on a Mac. Stored only.
  public enum Style: Int, Sendable {
    case automatic = 0
    case checkbox = 1
    case sliding = 2
  }

  static let size = CGSize(width: 51, height: 31)
  private let track = CALayer()
  private let thumb = CALayer()

  /// A switch; of the frame only the origin counts.
  public override init(frame: CGRect) { super.init(frame: CGRect(origin: frame.origin, size: Self.size)) }

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

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.size.width - 2, height: Self.size.height) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// Interface Builder's frames reach 2 points beyond what constraints align, on the right.
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let off = UIColor.secondarySystemFill
    let color = isOn ? onTintColor ?? .systemGreen : off
    track.frame = CGRect(origin: .zero, size: Self.size)
    track.cornerRadius = Self.size.height / 2
    track.backgroundColor = color.resolvedColor(with: traitCollection).cgColor
    ThumbLook.apply(to: thumb, color: thumbTintColor ?? .white, traitCollection)
    thumb.frame = CGRect(x: isOn != isMirrored ? Self.size.width - 29 : 2, y: 2, width: 27, height: 27)
    track.opacity = isEnabled ? 1 : 0.5
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
