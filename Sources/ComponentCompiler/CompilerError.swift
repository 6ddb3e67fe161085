/// Why there is no answer about a module at all, as opposed to diagnostics of its sources.
public enum CompilerError: Error, Sendable, Hashable, CustomStringConvertible {
  /// ``Cancellation/cancel()`` was called.
  case cancelled
  /// A tool took longer than the configuration allows.
  case timedOut(tool: String, seconds: Double)
  /// A tool could not be started, or ended without saying why.
  case toolFailed(tool: String, reason: String)
  /// A source could not be read.
  case unreadable(file: String)
  /// The cache could not be written.
  case cacheUnusable(path: String, reason: String)

  public var description: String {
    switch self {
    case .cancelled: "cancelled"
    case .timedOut(let tool, let seconds): "\(tool) was ended after \(seconds) seconds"
    case .toolFailed(let tool, let reason): "\(tool) failed: \(reason)"
    case .unreadable(let file): "\(file) cannot be read as UTF-8 text"
    case .cacheUnusable(let path, let reason): "the cache \(path) cannot be used: \(reason)"
    }
  }
}
