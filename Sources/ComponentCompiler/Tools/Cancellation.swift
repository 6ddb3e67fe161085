import Foundation

/// Lets one thread stop the compilation that runs in another.
public final class Cancellation: Sendable {
  private let state = Locked(State())

  private struct State {
    var isCancelled = false
    var groups: Set<Int32> = []
  }

  /// Not yet cancelled.
  public init() {}

  /// Whether ``cancel()`` was called.
  public var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// Kills the tools that run; the compilation then throws ``CompilerError/cancelled``.
  public func cancel() {
    state.withLock {
      $0.isCancelled = true
      for group in $0.groups { kill(-group, SIGKILL) }
    }
  }

  /// Has a process group killed by ``cancel()`` while `body` runs.
  func watching<Result>(_ group: Int32, _ body: () throws -> Result) rethrows -> Result {
    state.withLock {
      $0.groups.insert(group)
      if $0.isCancelled { kill(-group, SIGKILL) }
    }
    defer { state.withLock { _ = $0.groups.remove(group) } }
    return try body()
  }
}
