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
  /// single save is through at once, a checkout of a branch is one set. `nil` once closed or past the deadline; without a
  /// deadline it waits as long as it takes.
  func take(until deadline: Date?, quiet: TimeInterval, patience: TimeInterval) -> ChangeSet? {
    condition.lock()
    defer { condition.unlock() }
    while changes.isEmpty {
      guard !isClosed, wait(until: deadline) else { return nil }
    }
    let end = Date(timeIntervalSinceNow: patience)
    while !isClosed, Date() < end, condition.wait(until: min(end, Date(timeIntervalSinceNow: quiet))) {}
    defer { changes = ChangeSet() }
    return changes
  }

  /// `NSCondition` traps on a date as far off as the distant future.
  private func wait(until deadline: Date?) -> Bool {
    guard let deadline else {
      condition.wait()
      return true
    }
    return condition.wait(until: deadline)
  }
}
