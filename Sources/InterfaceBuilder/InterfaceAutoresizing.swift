/// How a view follows its superview's size. The raw value is that of `UIView.AutoresizingMask`.
public struct InterfaceAutoresizing: OptionSet, Sendable {
  public let rawValue: UInt

  /// A mask of that raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The left margin stretches.
  public static let flexibleLeftMargin = InterfaceAutoresizing(rawValue: 1)
  /// The width stretches.
  public static let flexibleWidth = InterfaceAutoresizing(rawValue: 2)
  /// The right margin stretches.
  public static let flexibleRightMargin = InterfaceAutoresizing(rawValue: 4)
  /// The top margin stretches.
  public static let flexibleTopMargin = InterfaceAutoresizing(rawValue: 8)
  /// The height stretches.
  public static let flexibleHeight = InterfaceAutoresizing(rawValue: 16)
  /// The bottom margin stretches.
  public static let flexibleBottomMargin = InterfaceAutoresizing(rawValue: 32)

  init(_ element: InterfaceElement) {
    let names: [(String, InterfaceAutoresizing)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth), ("flexibleMaxX", .flexibleRightMargin),
      ("flexibleMinY", .flexibleTopMargin), ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    self = names.reduce(into: []) { mask, name in
      if element.boolean(name.0) == true { mask.insert(name.1) }
    }
  }
}
