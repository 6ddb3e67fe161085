/// One thing that the compiler says about a source.
public struct CompilerDiagnostic: Sendable, Hashable, Codable {
  /// How grave it is.
  public enum Severity: String, Sendable, Codable {
    case error
    case warning
    case note
  }

  public var severity: Severity
  /// The user's own file, absolute; `nil` where the message is about none.
  public var file: String?
  /// From 1.
  public var line: Int?
  /// From 1, in UTF-8 bytes.
  public var column: Int?
  /// What is wrong, in the compiler's words.
  public var message: String
  /// What belongs to it: the compiler's notes.
  public var notes: [CompilerDiagnostic] = []

  /// One thing that the compiler says about a source.
  public init(
    _ severity: Severity, _ message: String, file: String? = nil, line: Int? = nil, column: Int? = nil
  ) {
    self.severity = severity
    self.message = message
    self.file = file
    self.line = line
    self.column = column
  }
}
