/// Blurs what is behind a view. Shown as a translucent fill of the style's colour; what is behind is not blurred.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// How strong the blur is, and whether it is light or dark.
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }

  /// Makes a blur.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  package let style: Style

  /// The fill that stands for the blur: white or black at an opacity that leaves about as much of what is behind as the
  /// material does. Chosen by eye, not measured.
  package func fill(in traits: UITraitCollection) -> UIColor {
    let isDark = traits.userInterfaceStyle == .dark
    func light(_ alpha: CGFloat) -> UIColor { UIColor(white: 0.97, alpha: alpha) }
    func dark(_ alpha: CGFloat) -> UIColor { UIColor(white: 0.11, alpha: alpha) }
    func either(_ alpha: CGFloat) -> UIColor { isDark ? dark(alpha) : light(alpha) }
    return switch style {
    case .extraLight: light(0.82)
    case .light: UIColor(white: 1, alpha: 0.3)
    case .dark: dark(0.73)
    case .regular: either(0.7)
    case .prominent: either(0.8)
    case .systemUltraThinMaterial: either(0.45)
    case .systemThinMaterial: either(0.6)
    case .systemMaterial: either(0.75)
    case .systemThickMaterial: either(0.85)
    case .systemChromeMaterial: either(0.8)
    case .systemUltraThinMaterialLight: light(0.45)
    case .systemThinMaterialLight: light(0.6)
    case .systemMaterialLight: light(0.75)
    case .systemThickMaterialLight: light(0.85)
    case .systemChromeMaterialLight: light(0.8)
    case .systemUltraThinMaterialDark: dark(0.45)
    case .systemThinMaterialDark: dark(0.6)
    case .systemMaterialDark: dark(0.75)
    case .systemThickMaterialDark: dark(0.85)
    case .systemChromeMaterialDark: dark(0.8)
    }
  }
}
