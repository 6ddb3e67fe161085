/// What a document may be at most. Documents that people write stay far below; few nest more than 20 deep.
public struct DocumentLimits: Sendable {
  /// The file's size.
  public var bytes = 32 << 20
  /// How many elements there may be.
  public var elements = 500_000
  /// How deep elements may lie in each other.
  public var depth = 200
  /// How many warnings are kept.
  public var warnings = 100

  /// The defaults.
  public init() {}
}
