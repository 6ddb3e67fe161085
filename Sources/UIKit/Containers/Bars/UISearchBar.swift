/// A field for what to look for.
@preconcurrency @MainActor open class UISearchBar: UIView {
  /// How the bar looks around the field.
  public enum Style: UInt, Sendable {
    case `default` = 0
    case prominent = 1
    case minimal = 2
  }

  private let background = BarBackground(.bottom)
  private let field = UIView()
  private let glass = TemplateImage()
  private let label = UILabel()
  private let cancel = UILabel()

  /// The height of the field, and the room at the sides, in points, as measured on iOS 17.
  private static let fieldHeight: CGFloat = 36
  private static let sideMargin: CGFloat = 16

  /// Makes a bar.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a bar out of a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func setDefaults() {
    field.layer.cornerRadius = 10
    field.backgroundColor = .tertiarySystemFill
    label.font = .systemFont(ofSize: 17)
    cancel.text = "Cancel"
    cancel.font = .systemFont(ofSize: 17)
    glass.show(Self.magnifier, tint: .secondaryLabel)
    for view in [background, field, cancel] as [UIView] { addSubview(view) }
    for view in [glass, label] as [UIView] { field.addSubview(view) }
    refresh()
  }

  /// Who hears of typing. Nothing is typed at design time.
  open weak var delegate: (any UISearchBarDelegate)?
  /// What is looked for.
  open var text: String? { didSet { refresh() } }
  /// What is shown while there is no text.
  open var placeholder: String? { didSet { refresh() } }
  /// A line above the field. Stored only.
  open var prompt: String?
  /// Whether the button that cancels is shown.
  open var showsCancelButton = false { didSet { refresh() } }
  /// Sets whether the button that cancels is shown.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// Whether the button of bookmarks is shown. Stored only.
  open var showsBookmarkButton = false
  /// Whether the scopes are shown. Stored only.
  open var showsScopeBar = false
  /// The names of the scopes. Stored only.
  open var scopeButtonTitles: [String]?
  /// The chosen scope. Stored only.
  open var selectedScopeButtonIndex = 0
  /// Whether the bar is light or dark.
  open var barStyle: UIBarStyle = .default { didSet { refresh() } }
  /// How the bar looks around the field.
  open var searchBarStyle: Style = .default { didSet { refresh() } }
  /// Whether what is behind shines through.
  open var isTranslucent = true { didSet { refresh() } }
  /// The colour of the background.
  open var barTintColor: UIColor? { didSet { refresh() } }
  /// The picture of the background.
  open var backgroundImage: UIImage? { didSet { refresh() } }

  /// The sizes that count.
  var metrics = ControlMetrics.current { didSet { invalidateIntrinsicContentSize() } }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: metrics.searchBarHeight)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: metrics.searchBarHeight)
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    refresh()
  }

  private func refresh() {
    let isEmpty = text?.isEmpty != false
    label.text = isEmpty ? placeholder : text
    label.textColor = isEmpty ? .secondaryLabel : .label
    cancel.textColor = tintColor
    cancel.isHidden = !showsCancelButton
    var look = BarBackground.look(style: barStyle, tint: barTintColor, isTranslucent: isTranslucent)
    if searchBarStyle == .minimal || backgroundImage != nil { look = BarBackground.Look(picture: backgroundImage) }
    look.shadow = nil
    background.show(look)
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let cancelWidth = showsCancelButton ? cancel.intrinsicContentSize.width + Self.sideMargin : 0
    let width = max(bounds.width - 2 * Self.sideMargin - cancelWidth, 0)
    let y = (bounds.height - Self.fieldHeight) / 2
    field.frame = CGRect(x: Self.sideMargin, y: y, width: width, height: Self.fieldHeight)
    cancel.frame = CGRect(
      x: bounds.width - cancelWidth, y: y, width: max(cancelWidth - Self.sideMargin, 0), height: Self.fieldHeight)
    glass.frame = CGRect(x: 8, y: 8, width: 20, height: 20)
    label.frame = CGRect(x: 34, y: 0, width: max(width - 42, 0), height: Self.fieldHeight)
  }

  /// A ring with a handle.
  private static let magnifier = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
    let path = UIBezierPath(ovalIn: CGRect(x: 3, y: 3, width: 11, height: 11))
    path.move(to: CGPoint(x: 12.5, y: 12.5))
    path.addLine(to: CGPoint(x: 17, y: 17))
    path.lineWidth = 1.75
    path.lineCapStyle = .round
    UIColor.black.setStroke()
    path.stroke()
  }.withRenderingMode(.alwaysTemplate)

  static let searchBarDescription = ClassDescription(UISearchBar.self, name: "UISearchBar")
    .frameInitializer { UISearchBar(frame: $0) }
    .property("delegate", \.delegate)
    .property("text", \.text)
    .property("placeholder", \.placeholder)
    .property("prompt", \.prompt)
    .property("showsCancelButton", \.showsCancelButton)
    .property("barStyle", \.barStyle)
    .property("searchBarStyle", \.searchBarStyle)
    .property("translucent", \.isTranslucent)
    .property("barTintColor", \.barTintColor)
}
