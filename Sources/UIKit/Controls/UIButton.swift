/// A control with a title and an image that does something when it is pressed.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// A custom button with its frame in its future superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A button of that type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  /// A system button that does `primaryAction`, whose title and image it shows.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  /// A button that looks as a configuration says.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    adopt(configuration)
    adopt(primaryAction)
  }

  /// A system button that does `primaryAction`, whose title and image it shows.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    become(.system)
    adopt(primaryAction)
  }

  /// A button out of a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func setDefaults() { isOpaque = false }

  /// The type that the button was made with.
  open internal(set) var buttonType: ButtonType = .custom {
    didSet { buttonTypeDidChange() }
  }

  // MARK: Content by state

  var content = ButtonContent()

  /// Sets the title in a state.
  open func setTitle(_ title: String?, for state: State) { change { content.titles[state] = title } }
  /// Sets the title's colour in a state.
  open func setTitleColor(_ color: UIColor?, for state: State) { change { content.titleColors[state] = color } }
  /// Sets the colour of the title's shadow in a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    change { content.titleShadowColors[state] = color }
  }
  /// Sets the image in a state.
  open func setImage(_ image: UIImage?, for state: State) { change { content.images[state] = image } }
  /// Sets the image behind title and image in a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    change { content.backgroundImages[state] = image }
  }
  /// Sets a title with attributes in a state. It goes before the plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change { content.attributedTitles[state] = title }
  }
  /// Sets the size and weight of symbols in a state. Stored only: there are no symbols.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    content.symbolConfigurations[state] = configuration
  }
  /// The title in a state.
  open func title(for state: State) -> String? { content.titles.shown(state) }
  /// The title's colour in a state.
  open func titleColor(for state: State) -> UIColor? { content.titleColors.shown(state) ?? defaultTitleColor(state) }
  /// The colour of the title's shadow in a state.
  open func titleShadowColor(for state: State) -> UIColor? { content.titleShadowColors.shown(state) }
  /// The image in a state.
  open func image(for state: State) -> UIImage? { content.images.shown(state) }
  /// The image behind title and image in a state.
  open func backgroundImage(for state: State) -> UIImage? { content.backgroundImages.shown(state) }
  /// The title with attributes in a state.
  open func attributedTitle(for state: State) -> NSAttributedString? { content.attributedTitles.shown(state) }
  /// The size and weight of symbols in a state.
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    content.symbolConfigurations.shown(state)
  }
  /// The title that shows.
  open var currentTitle: String? { title(for: state) }
  /// The colour of the title that shows.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  /// The colour of the shadow that shows.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// The image that shows.
  open var currentImage: UIImage? { image(for: state) }
  /// The background image that shows.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// The title with attributes that shows.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The size and weight of symbols that count.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  // MARK: Parts

  /// The view of the title.
  open var titleLabel: UILabel? { parts.label(in: self) }
  /// The view of the image.
  open var imageView: UIImageView? { parts.imageView(in: self) }
  /// The view of the smaller text below the title, which only a configuration gives.
  open var subtitleLabel: UILabel? { parts.subtitle }
  let parts = ButtonParts()

  // MARK: Layout

  /// The room around title and image. Without any there are 6 points above and below the title.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { contentDidChange() }
  }
  /// How far the title is moved from where it would be.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }
  /// How far the image is moved from where it would be.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }
  /// The rectangle of the background in the given bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The rectangle of title and image together in the given bounds.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    configuration == nil ? backgroundRect(forBounds: bounds).inset(by: contentEdgeInsets) : bounds
  }
  /// The rectangle of the title in that of the content.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { arrangement.titleRect(in: contentRect) }
  /// The rectangle of the image in that of the content.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { arrangement.imageRect(in: contentRect) }

  open override var intrinsicContentSize: CGSize { fittingSize(width: .greatestFiniteMagnitude) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    arrangeParts()
  }

  open override var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
    didSet { setNeedsLayout() }
  }

  open override var forFirstBaselineLayout: UIView { parts.label ?? self }

  open override var forLastBaselineLayout: UIView { parts.label ?? self }

  // MARK: Look

  /// Whether the image is darker while the button is pressed. Stored only.
  open var adjustsImageWhenHighlighted = true
  /// Whether the image is fainter while the button is disabled. Stored only.
  open var adjustsImageWhenDisabled = true
  /// Whether the button glows while it is pressed. Stored only.
  open var showsTouchWhenHighlighted = false
  /// Whether the title's shadow turns round while the button is pressed. Stored only.
  open var reversesTitleShadowWhenHighlighted = false
  /// Whether the font follows the preferred size of text. Fonts are made for the size in force, so it is stored only.
  open var adjustsFontForContentSizeCategory = false
  /// The button's role. Stored only.
  open var role: Role = .normal
  /// Whether a pointer changes over the button. Stored only.
  open var isPointerInteractionEnabled = false
  /// The menu that the button opens. Stored only.
  open var menu: UIMenu?
  /// Whether the button changes to what was chosen in its menu. Stored only.
  open var changesSelectionAsPrimaryAction = false

  /// The look by a configuration, in place of titles and images by state.
  open var configuration: Configuration? {
    didSet { contentDidChange() }
  }
  /// Changes the configuration to fit the state. Called when the button needs to be brought up to date.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether the configuration follows the state by itself.
  open var automaticallyUpdatesConfiguration = true
  /// Asks for `updateConfiguration()`, which happens at once.
  open func setNeedsUpdateConfiguration() { bringConfigurationUpToDate() }
  /// Changes the configuration to fit the state.
  open func updateConfiguration() {
    guard let configuration else { return }
    let updated = configuration.updated(for: self)
    if automaticallyUpdatesConfiguration { self.configuration = updated }
  }

  override func stateDidChange() {
    super.stateDidChange()
    if configuration != nil { setNeedsUpdateConfiguration() }
    contentDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showContent()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showContent()
  }

  private func change(_ body: () -> Void) {
    body()
    contentDidChange()
  }
}

extension UIButton {
  /// What a button is for.
  public enum Role: Int, Sendable {
    case normal = 0
    case primary = 1
    case cancel = 2
    case destructive = 3
  }

  /// Changes a button's configuration to fit its state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
}
