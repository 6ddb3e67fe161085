import Foundation

/// Lets a number of tasks go ahead at once, the others in the order they came. Thread-safe.
final class TurnQueue: @unchecked Sendable {
  private let lock = NSLock()
  private var free: Int
  private var waiting: [(id: UUID, continuation: CheckedContinuation<Void, any Error>)] = []

  /// Lets `width` tasks go ahead at once.
  init(width: Int) { free = max(1, width) }

  /// Waits for a turn. Throws `CancellationError` where the task is cancelled before it has one.
  func acquire() async throws {
    let id = UUID()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let outcome: Result<Void, any Error>? = lock.withLock {
          if Task.isCancelled { return .failure(CancellationError()) }
          if free > 0 {
            free -= 1
            return .success(())
          }
          waiting.append((id, continuation))
          return nil
        }
        if let outcome { continuation.resume(with: outcome) }
      }
    } onCancel: {
      let cancelled = lock.withLock {
        waiting.firstIndex { $0.id == id }.map { waiting.remove(at: $0).continuation }
      }
      cancelled?.resume(throwing: CancellationError())
    }
  }

  /// Ends a turn.
  func release() {
    let next = lock.withLock {
      if waiting.isEmpty {
        free += 1
        return nil as CheckedContinuation<Void, any Error>?
      }
      return waiting.removeFirst().continuation
    }
    next?.resume()
  }
}
