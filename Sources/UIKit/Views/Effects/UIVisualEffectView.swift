/// Shows content on a blurred background.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  private let content = UIView(frame: .zero)

  /// Makes a view with that effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  /// Makes a view without an effect.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a view out of a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The effect.
  open var effect: UIVisualEffect? {
    didSet { refresh() }
  }
  /// The view that the content goes into.
  open var contentView: UIView { content }

  override func setDefaults() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
    refresh()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if content.frame != bounds { content.frame = bounds }
  }

  private func refresh() {
    layer.backgroundColor = (effect as? UIBlurEffect)?.fill(in: traitCollection).cgColor
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    refresh()
  }

  static let visualEffectViewDescription = ClassDescription(UIVisualEffectView.self, name: "UIVisualEffectView")
    .frameInitializer { UIVisualEffectView(frame: $0) }
    .property("effect", \.effect)
    .property("contentView", \.contentView)
}
