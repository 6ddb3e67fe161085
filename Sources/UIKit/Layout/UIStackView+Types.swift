extension UIStackView {
  /// How arranged views share the stack's length.
  public enum Distribution: Int, Sendable {
    case fill = 0
    case fillEqually = 1
    case fillProportionally = 2
    case equalSpacing = 3
    case equalCentering = 4
  }

  /// How arranged views lie across the stack.
  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    case lastBaseline = 5

    /// What `leading` is called in a horizontal stack.
    public static var top: Alignment { .leading }
    /// What `trailing` is called in a horizontal stack.
    public static var bottom: Alignment { .trailing }
  }

  /// A spacing that stands for the stack's own.
  public static var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
  /// A spacing that stands for the standard 8 points.
  public static var spacingUseSystem: CGFloat { .greatestFiniteMagnitude / 2 }
}
