/// Something in a document that is not understood, and left alone.
public struct InterfaceWarning: Equatable, Sendable {
  /// What is not understood.
  public var message: String
  /// The place in the file, from 1.
  public var line: Int
  /// The place in the line, from 1.
  public var column: Int
}
