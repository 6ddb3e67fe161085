/// A view that shows an image. Of an animation it shows the first picture.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// A view without an image, with its frame in its future superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A view of the image's size.
  public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

  /// A view of the image's size that shows another image while it is highlighted.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    adopt(image, highlightedImage)
  }

  /// Observers of properties do not run in initialisers, but do here.
  private func adopt(_ image: UIImage?, _ highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// A view out of a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func setDefaults() {
    isUserInteractionEnabled = false
    isOpaque = false
  }

  // MARK: Images

  /// The image.
  open var image: UIImage? {
    didSet { imageDidChange() }
  }
  /// The image while the view is highlighted.
  open var highlightedImage: UIImage? {
    didSet { imageDidChange() }
  }
  /// Whether the highlighted image is shown.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { imageDidChange() } }
  }
  /// The size and weight of symbols without their own. Stored only: there are no symbols.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  /// The pictures of an animation.
  open var animationImages: [UIImage]? {
    didSet { imageDidChange() }
  }
  /// The pictures of an animation while the view is highlighted.
  open var highlightedAnimationImages: [UIImage]? {
    didSet { imageDidChange() }
  }
  /// The seconds that the animation takes; 0 for a thirtieth of a second a picture.
  open var animationDuration: TimeInterval = 0
  /// How often the animation is repeated; 0 for without end.
  open var animationRepeatCount = 0
  /// Whether the animation runs. It stands at its first picture.
  open private(set) var isAnimating = false

  /// Starts the animation, which stands at its first picture.
  open func startAnimating() {
    isAnimating = true
    imageDidChange()
  }

  /// Stops the animation and shows the image.
  open func stopAnimating() {
    isAnimating = false
    imageDidChange()
  }

  // MARK: Look

  open override var tintColor: UIColor! {
    didSet { showImage() }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showImage()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showImage()
  }

  open override var contentMode: UIView.ContentMode {
    didSet { if contentMode != oldValue { showImage() } }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if shownImage?.content.isResizable == true { showImage() }
  }

  // MARK: Size

  open override var intrinsicContentSize: CGSize {
    shownImage?.size ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? bounds.size }

  open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

  private func imageDidChange() {
    showImage()
    invalidateIntrinsicContentSize()
  }
}
