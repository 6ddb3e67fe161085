/// Why a document cannot be read at all.
public struct InterfaceDocumentError: Error, Equatable, CustomStringConvertible {
  /// What is wrong.
  public enum Reason: Equatable, Sendable {
    /// The file cannot be opened; the system's words.
    case unreadable(String)
    /// It is not well-formed XML; what the parser found.
    case malformed(String)
    /// It is well-formed, but another kind of file.
    case unsupported(String)
    /// It goes beyond what a document may be.
    case tooLarge(String)
  }

  /// What is wrong.
  public var reason: Reason
  /// The file's path, where the document was read from a file.
  public var file: String?
  /// The place in the file, from 1.
  public var line: Int?
  /// The place in the line, from 1.
  public var column: Int?

  init(_ reason: Reason, line: Int? = nil, column: Int? = nil) {
    self.reason = reason
    self.line = line
    self.column = column
  }

  /// What is wrong, without the place.
  public var message: String {
    switch reason {
    case .unreadable(let words): "the document cannot be read: \(words)"
    case .malformed(let words): "the document is not well-formed: \(words)"
    case .unsupported(let words), .tooLarge(let words): words
    }
  }

  /// `file:line:column: error: message`.
  public var description: String {
    let place = [file, line.map(String.init), line == nil ? nil : column.map(String.init)].compactMap { $0 }
    return (place + [" error: \(message)"]).joined(separator: ":")
  }
}
