/// One thing to tell the user about a preview.
public struct PreviewDiagnostic: Codable, Sendable, Hashable {
  /// How grave it is.
  public enum Severity: String, Codable, Sendable {
    case error
    case warning
    case note
  }

  public var severity: Severity
  /// The user's own file; `nil` where none is known.
  public var file: String?
  /// From 1.
  public var line: Int?
  /// From 1, in UTF-8 bytes, as the compiler counts.
  public var column: Int?
  /// What happened and what to do.
  public var message: String
  /// Where in the component's library it happened, innermost first, for the daemon to turn into file and line.
  public var addresses: [CodeAddress]?

  /// One thing to tell the user.
  public init(
    _ severity: Severity, _ message: String, file: String? = nil, line: Int? = nil, column: Int? = nil,
    addresses: [CodeAddress]? = nil
  ) {
    self.severity = severity
    self.message = message
    self.file = file
    self.line = line
    self.column = column
    self.addresses = addresses
  }
}

/// A place in a library's code.
public struct CodeAddress: Codable, Sendable, Hashable {
  /// The absolute path of the library.
  public var library: String
  /// The offset from where the library is loaded.
  public var offset: UInt64

  /// A place in a library's code.
  public init(library: String, offset: UInt64) {
    self.library = library
    self.offset = offset
  }
}
