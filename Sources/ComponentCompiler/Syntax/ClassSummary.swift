/// What a source says of one class, without compiling it.
public struct ClassSummary: Sendable, Hashable {
  /// The plain name that Interface Builder knows: the Objective-C name where `@objc(Name)` gives one.
  public var name: String
  /// The name in Swift, with the types it is nested in: `Outer.Inner`.
  public var swiftName: String
  /// The first name after the colon, as written: a superclass or a protocol; `nil` where there is none.
  public var superclass: String?
  /// Whether it, or an extension of it in the same module, is marked `@IBDesignable`.
  public var isDesignable: Bool
  /// Whether it has generic parameters, so that no document can name it.
  public var isGeneric: Bool
  /// Its own inspectable properties, also those in extensions of the same module.
  public var inspectables: [InspectableProperty]
  /// The source, absolute; `nil` for a summary of text alone.
  public var file: String?
  /// The line of the declaration's name, from 1.
  public var line: Int
}

/// A property marked `@IBInspectable`.
public struct InspectableProperty: Sendable, Hashable {
  /// The key.
  public var name: String
  /// The type as written, or as its initial literal has it; `nil` where neither tells.
  public var type: String?
  /// From 1.
  public var line: Int
}

/// A `#Preview` block: noted, not drawn.
public struct PreviewBlock: Sendable, Hashable {
  /// The name given as its first argument.
  public var name: String?
  /// From 1.
  public var line: Int

  /// A block at a line.
  public init(name: String?, line: Int) {
    self.name = name
    self.line = line
  }
}
