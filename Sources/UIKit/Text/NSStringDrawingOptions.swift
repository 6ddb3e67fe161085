/// How strings are measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Options of the given bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The rectangle's origin is the top left corner of lines that wrap in its width, rather than a baseline's start.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Lines are as far apart as the font's leading says.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Measures the ink. Not regarded: the lines are measured.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line that has room ends in an ellipsis where more follows.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
