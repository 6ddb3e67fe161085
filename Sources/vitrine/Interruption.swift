import Foundation

/// SIGINT or SIGTERM, as something to ask for and to be told of.
final class Interruption: @unchecked Sendable {
  private let lock = NSLock()
  private var came = false
  private var action: (() -> Void)?
  private var sources: [any DispatchSourceSignal] = []

  init() {
    for number in [SIGINT, SIGTERM] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { [weak self] in self?.come() }
      source.resume()
      sources.append(source)
    }
  }

  /// Whether it came.
  var hasCome: Bool { lock.withLock { came } }

  /// Has `action` run once it comes, on a thread of its own.
  func whenItComes(_ action: @escaping () -> Void) {
    let isLate = lock.withLock {
      self.action = action
      return came
    }
    if isLate { action() }
  }

  private func come() {
    let action = lock.withLock {
      came = true
      return self.action
    }
    action?()
  }
}
