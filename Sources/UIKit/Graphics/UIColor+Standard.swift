extension UIColor {
  /// White 0.
  public class var black: UIColor { Standard.black }
  /// White ⅓.
  public class var darkGray: UIColor { Standard.darkGray }
  /// White ⅔.
  public class var lightGray: UIColor { Standard.lightGray }
  /// White 1.
  public class var white: UIColor { Standard.white }
  /// White ½.
  public class var gray: UIColor { Standard.gray }
  /// Red 1, green 0, blue 0.
  public class var red: UIColor { Standard.red }
  /// Red 0, green 1, blue 0.
  public class var green: UIColor { Standard.green }
  /// Red 0, green 0, blue 1.
  public class var blue: UIColor { Standard.blue }
  /// Red 0, green 1, blue 1.
  public class var cyan: UIColor { Standard.cyan }
  /// Red 1, green 1, blue 0.
  public class var yellow: UIColor { Standard.yellow }
  /// Red 1, green 0, blue 1.
  public class var magenta: UIColor { Standard.magenta }
  /// Red 1, green ½, blue 0.
  public class var orange: UIColor { Standard.orange }
  /// Red ½, green 0, blue ½.
  public class var purple: UIColor { Standard.purple }
  /// Red 0.6, green 0.4, blue 0.2.
  public class var brown: UIColor { Standard.brown }
  /// White 0, transparent.
  public class var clear: UIColor { Standard.clear }
}

private enum Standard {
  static let black = UIColor(white: 0, alpha: 1)
  static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  static let white = UIColor(white: 1, alpha: 1)
  static let gray = UIColor(white: 0.5, alpha: 1)
  static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  static let clear = UIColor(white: 0, alpha: 0)
}
