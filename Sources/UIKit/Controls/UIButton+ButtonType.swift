extension UIButton {
  /// How a button looks without more being said.
  public enum ButtonType: Int, Sendable {
    /// Title and images as they are, without a tint.
    case custom = 0
    /// Title and images in the tint.
    case system = 1
    /// An "i" in a circle.
    case detailDisclosure = 2
    /// An "i" in a circle, for dark backgrounds.
    case infoLight = 3
    /// An "i" in a circle, for light backgrounds.
    case infoDark = 4
    /// A plus sign in a circle.
    case contactAdd = 5
    /// A system button without a background.
    case plain = 6
    /// A cross in a filled circle.
    case close = 7

    /// As `system`.
    public static var roundedRect: ButtonType { .system }
  }
}
