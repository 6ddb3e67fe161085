/// What is behind a bar's content: a fill, a picture and the hairline at the side of the screen's content.
final class BarBackground: UIView {
  /// What the background shows.
  struct Look {
    /// Nothing where nil.
    var fill: UIColor?
    var picture: UIImage?
    var shadow: UIColor?
  }

  /// Black at three tenths, which is (178, 178, 178) on white as on iOS; white at 15 hundredths in the dark.
  static let hairline = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  }

  /// Where the hairline is.
  enum Edge {
    case top
    case bottom
  }

  private let line = UIView()
  private let picture = TemplateImage()
  private let edge: Edge

  init(_ edge: Edge) {
    self.edge = edge
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(picture)
    addSubview(line)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ look: Look) {
    backgroundColor = look.fill
    picture.show(look.picture, tint: nil)
    line.backgroundColor = look.shadow
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let pixel = 1 / max(traitCollection.displayScale, 1)
    picture.frame = bounds
    line.frame = CGRect(x: 0, y: edge == .top ? -pixel : bounds.height, width: bounds.width, height: pixel)
  }

  /// The look of a bar of old: tinted, translucent or not, light or dark.
  static func look(style: UIBarStyle, tint: UIColor?, isTranslucent: Bool) -> Look {
    let isDark = style != .default
    let standard = UIColor { traits in
      let dark = isDark || traits.userInterfaceStyle == .dark
      return UIColor(white: dark ? 0.09 : 0.976, alpha: isTranslucent ? 0.94 : 1)
    }
    let fill = tint.map { isTranslucent ? $0.withAlphaComponent($0.cgColor.alpha * 0.85) : $0 }
    return Look(fill: fill ?? standard, picture: nil, shadow: hairline)
  }

  /// The look that an appearance describes.
  static func look(_ appearance: UIBarAppearance) -> Look {
    let blur = appearance.backgroundEffect.map { effect in UIColor { effect.fill(in: $0) } }
    return Look(
      fill: appearance.backgroundColor ?? blur, picture: appearance.backgroundImage, shadow: appearance.shadowColor)
  }
}
