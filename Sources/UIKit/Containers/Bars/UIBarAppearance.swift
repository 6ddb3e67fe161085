/// How a bar looks.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
  /// The standard look.
  public override init() { super.init() }
  /// The look of another bar.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    take(from: barAppearance)
  }
  /// The blur behind the bar. Drawn as a translucent fill.
  open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial)
  /// The colour over the blur.
  open var backgroundColor: UIColor?
  /// The picture over the colour.
  open var backgroundImage: UIImage?
  /// How the picture is placed.
  open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill
  /// The colour of the hairline; none where nil.
  open var shadowColor: UIColor? = BarBackground.hairline
  /// The picture in place of the hairline.
  open var shadowImage: UIImage?
  /// Goes back to the standard blur.
  open func configureWithDefaultBackground() {
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = BarBackground.hairline
  }
  /// Takes an opaque colour in place of the blur.
  open func configureWithOpaqueBackground() {
    backgroundEffect = nil
    backgroundColor = .systemBackground
    backgroundImage = nil
    shadowColor = BarBackground.hairline
  }
  /// Takes nothing in place of the blur.
  open func configureWithTransparentBackground() {
    backgroundEffect = nil
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = nil
  }
  /// A copy.
  open func copy(with zone: NSZone? = nil) -> Any { UIBarAppearance(barAppearance: self) }

  func take(from other: UIBarAppearance) {
    backgroundEffect = other.backgroundEffect
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }
}
