import Foundation
import PreviewMessages

/// Carries a value from one thread to another; the semaphore beside it sees to the order.
private final class Mailbox<Value>: @unchecked Sendable {
  var value: Value?
}

/// One running host and the requests that it has not answered yet. Thread-safe.
final class HostProcess: @unchecked Sendable {
  /// What the host said when it was warm; `nil` before.
  var readiness: HostReadiness? { lock.withLock { state.readiness } }
  /// Whether it has ended, or is told to.
  var isEnding: Bool { lock.withLock { state.isEnding } }

  private struct State {
    var readiness: HostReadiness?
    var readers: [CheckedContinuation<HostReadiness, any Error>] = []
    var pending: [Int: CheckedContinuation<HostAnswer, any Error>] = [:]
    var ending: HostError?
    var isRetired = false
    var isEnding: Bool { ending != nil || isRetired }
  }

  private let lock = NSLock()
  private let writing = NSLock()
  private var state = State()
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let errors = Pipe()
  private let errorText = BoundedText(limit: 4096)

  /// Starts the host. Throws ``HostError/cannotStart(_:)``.
  init(_ command: SandboxArguments) throws {
    process.executableURL = URL(fileURLWithPath: command.program)
    process.arguments = command.arguments
    process.environment = command.environment
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    // Writing to a host that has just died is an error to handle, not the end of the daemon.
    signal(SIGPIPE, SIG_IGN)
    try start(command.program)
    startThread("preview host errors") { $0.readErrors() }
  }

  /// The host dies with its parent, and to the kernel that is the thread that started it: so that is the one that reads its
  /// output to the end, not one of a pool that may be gone any time.
  private func start(_ program: String) throws {
    let started = DispatchSemaphore(value: 0)
    let failure = Mailbox<HostError>()
    startThread("preview host output") { host in
      do { try host.process.run() } catch {
        failure.value = .cannotStart("\(program): \(error.localizedDescription)")
      }
      started.signal()
      if failure.value == nil { host.readOutput() }
    }
    started.wait()
    if let error = failure.value { throw error }
  }

  /// Waits until the host is warm.
  func ready() async throws -> HostReadiness {
    try await withCheckedThrowingContinuation { continuation in
      let known: Result<HostReadiness, any Error>? = lock.withLock {
        if let readiness = state.readiness { return .success(readiness) }
        if let error = state.ending { return .failure(error) }
        state.readers.append(continuation)
        return nil
      }
      if let known { continuation.resume(with: known) }
    }
  }

  /// Sends a request and waits for its answer, at most `deadline` seconds: a host that is silent for longer is ended.
  func answer(to request: PreviewRequest, deadline: Double) async throws -> HostAnswer {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        begin(request, deadline: deadline, continuation)
      }
    } onCancel: {
      cancel(request.id)
    }
  }

  /// Takes no further requests: the host finishes what it has and ends.
  func retire() {
    let closes = lock.withLock {
      defer { state.isRetired = true }
      return !state.isEnding
    }
    if closes { writing.withLock { try? input.fileHandleForWriting.close() } }
  }

  /// Ends the host at once; what waits for it fails with `error`.
  func end(_ error: HostError) {
    let (readers, pending) = lock.withLock {
      state.ending = state.ending ?? error
      defer { (state.readers, state.pending) = ([], [:]) }
      return (state.readers, state.pending)
    }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    readers.forEach { $0.resume(throwing: error) }
    pending.values.forEach { $0.resume(throwing: error) }
  }

  private func begin(
    _ request: PreviewRequest, deadline: Double, _ continuation: CheckedContinuation<HostAnswer, any Error>
  ) {
    let refusal: (any Error)? = lock.withLock {
      if let error = state.ending { return error }
      if state.isRetired { return HostError.ended("another takes its place") }
      if Task.isCancelled { return CancellationError() }
      state.pending[request.id] = continuation
      return nil
    }
    if let refusal { return continuation.resume(throwing: refusal) }
    send(.draw(request))
    DispatchQueue.global().asyncAfter(deadline: .now() + deadline) { [weak self] in
      guard let self, self.lock.withLock({ self.state.pending[request.id] != nil }) else { return }
      self.end(.silent(deadline))
    }
  }

  private func cancel(_ id: Int) {
    guard let continuation = take(id) else { return }
    send(.cancel(id: id))
    continuation.resume(throwing: CancellationError())
  }

  private func take(_ id: Int) -> CheckedContinuation<HostAnswer, any Error>? {
    lock.withLock { state.pending.removeValue(forKey: id) }
  }

  private func send(_ command: HostCommand) {
    do {
      let frame = try MessageFrame(command)
      try writing.withLock { try input.fileHandleForWriting.write(contentsOf: frame.bytes) }
    } catch {
      end(.ended("\(error)"))
    }
  }

  private func startThread(_ name: String, _ body: @escaping @Sendable (HostProcess) -> Void) {
    let thread = Thread { [self] in body(self) }
    thread.name = name
    thread.start()
  }

  private func readErrors() {
    while case let data = errors.fileHandleForReading.availableData, !data.isEmpty { errorText.append(data) }
  }

  private func readOutput() {
    var buffer = Data()
    do {
      while case let data = output.fileHandleForReading.availableData, !data.isEmpty {
        buffer.append(data)
        while let frame = try MessageFrame.next(from: &buffer) { try receive(frame) }
      }
      process.waitUntilExit()
      end(lock.withLock { state.readiness == nil } ? .cannotStart(farewell) : .ended(farewell))
    } catch {
      end(.malformed("\(error)"))
    }
  }

  private var farewell: String {
    let how = process.terminationReason == .exit ? "exit status" : "signal"
    let said = errorText.text.trimmingCharacters(in: .whitespacesAndNewlines)
    return "\(how) \(process.terminationStatus)" + (said.isEmpty ? "" : "; it said: \(said)")
  }

  private func receive(_ frame: MessageFrame) throws {
    switch try frame.decode(HostEvent.self) {
    case .ready(let readiness):
      let readers = lock.withLock {
        state.readiness = readiness
        defer { state.readers = [] }
        return state.readers
      }
      readers.forEach { $0.resume(returning: readiness) }
    case .answered(let reply):
      take(reply.id)?.resume(returning: HostAnswer(reply: reply, picture: frame.payload))
    }
  }
}
