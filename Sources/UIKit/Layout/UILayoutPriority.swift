/// How much a constraint matters against others: 1000 is required, a higher one always goes before any lower ones.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// From 1 to 1000.
  public var rawValue: Float

  /// A priority from 1 to 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// A priority from 1 to 1000.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// 1000: must hold.
  public static let required = UILayoutPriority(1000)
  /// 750: at which a control resists being made smaller than its content.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: a drag that may resize the window's scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: the scene's wish to keep its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: a drag that may not resize the window's scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: at which a control hugs its content.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: at which `systemLayoutSizeFitting(_:)` pulls towards its target size.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
