import Foundation

/// Changes on their way from the watching thread to whoever waits for them.
final class ChangeInbox: @unchecked Sendable {
  private let condition = NSCondition()
  private var changes = ChangeSet()
  private var isClosed = false

  func post(_ more: ChangeSet) {
    condition.withLock {
      changes.formUnion(more)
      condition.broadcast()
    }
  }

  func close() {
    condition.withLock {
      isClosed = true
      condition.broadcast()
    }
  }

  /// Waits for a change until `deadline`, then until none has come for `quiet` seconds, at most `patience` in all: a
  /// single save is through at once, a checkout of a branch is one set. `nil` once closed or past the deadline.
  func take(until deadline: Date, quiet: TimeInterval, patience: TimeInterval) -> ChangeSet? {
    condition.lock()
    defer { condition.unlock() }
    while changes.isEmpty {
      guard !isClosed, condition.wait(until: deadline) else { return nil }
    }
    let end = Date(timeIntervalSinceNow: patience)
    while !isClosed, Date() < end, condition.wait(until: min(end, Date(timeIntervalSinceNow: quiet))) {}
    defer { changes = ChangeSet() }
    return changes
  }
}
