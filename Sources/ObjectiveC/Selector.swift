/// The name of a method, as Objective-C spells it: `buttonTapped:`.
///
/// `#selector(buttonTapped(_:))` in a component is compiled as a `Selector` made from that name.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
  /// The Objective-C spelling.
  public let description: String

  /// Makes a selector from its Objective-C spelling.
  public init(_ name: String) { description = name }

  /// Makes a selector from its Objective-C spelling.
  public init(stringLiteral name: String) { description = name }

  /// How many arguments a method of that name takes.
  public var argumentCount: Int { description.count { $0 == ":" } }
}

/// The Objective-C spelling of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }

/// The selector of that Objective-C spelling.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
