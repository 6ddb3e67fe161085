/// The look of the keyboard. None is shown in a preview.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default` = 0
  case dark = 1
  case light = 2

  /// As `dark`.
  public static var alert: UIKeyboardAppearance { .dark }
}
