/// What Swift's runtime prints before it ends a process: `Module/File.swift:12: Fatal error: message`.
public struct RuntimeMessage: Sendable, Hashable {
  /// The module, where the line names one.
  public var module: String?
  /// The file's name, without its folder.
  public var file: String
  /// From 1.
  public var line: Int
  /// `Fatal error: message`.
  public var message: String

  /// Reads one line of standard error; `nil` where it is something else.
  public init?(line text: some StringProtocol) {
    guard let match = String(text).wholeMatch(of: #/(?:([^\s/:]+)/)?([^/:]+\.swift):(\d+): (.+)/#),
      let line = Int(match.3)
    else { return nil }
    module = match.1.map(String.init)
    file = String(match.2)
    self.line = line
    message = String(match.4)
  }
}
