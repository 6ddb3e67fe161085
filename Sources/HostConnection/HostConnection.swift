import Foundation
import PreviewMessages

/// The daemon's line to the preview host: starts it in its sandbox, sends it requests, starts another when it has died.
///
/// Any number of tasks may ask at once; ``HostConfiguration/concurrency`` of them are drawn at a time, the others wait in
/// the order they came. Cancelling the task that waits for an answer ends the preview's process, which is how a request
/// is superseded by a newer one.
public final class HostConnection: @unchecked Sendable {
  private let lock = NSLock()
  private let bubblewrap: String?
  private let turns: TurnQueue
  private var configuration: HostConfiguration
  private var host: HostProcess?
  private var failedStarts = 0
  private var isClosed = false
  private var lastIdentifier = 0

  /// A connection that starts its host with the first request, or with ``start()``. `bubblewrap` is the path of a `bwrap`
  /// that works here, from ``SandboxReport/bubblewrap``.
  public init(_ configuration: HostConfiguration, bubblewrap: String?) {
    self.configuration = configuration
    self.bubblewrap = bubblewrap
    turns = TurnQueue(width: configuration.concurrency)
  }

  deinit { close() }

  /// Starts the host ahead of the first request, and waits until it is warm. Throws ``HostError``.
  @discardableResult
  public func start() async throws -> HostReadiness {
    try await runningHost(for: nil).ready()
  }

  /// Draws a preview, or lays a document out. The request's `id` is replaced by one of the connection's own; the reply
  /// carries the caller's. A host that dies meanwhile is replaced once, and the request sent again. Throws ``HostError``,
  /// or `CancellationError` where the calling task is cancelled.
  public func answer(to request: PreviewRequest) async throws -> HostAnswer {
    try await turns.acquire()
    defer { turns.release() }
    do {
      return try await answerOnce(request)
    } catch HostError.ended {
      return try await answerOnce(request)
    }
  }

  /// Ends the host at once. Requests under way fail with ``HostError/closed``, and so do later ones.
  public func close() {
    let host = lock.withLock {
      isClosed = true
      defer { self.host = nil }
      return self.host
    }
    host?.end(.closed)
  }

  /// How long a host may take over one request, in seconds: a document is drawn anew without each object that failed, and
  /// the host itself watches the request's own limit.
  package static func deadline(of request: PreviewRequest) -> Double { request.limits.seconds * 4 + 10 }

  private func answerOnce(_ request: PreviewRequest) async throws -> HostAnswer {
    let host = try await runningHost(for: request)
    _ = try await host.ready()
    lock.withLock { failedStarts = 0 }
    var numbered = request
    numbered.id = lock.withLock {
      lastIdentifier += 1
      return lastIdentifier
    }
    var answer = try await host.answer(to: numbered, deadline: Self.deadline(of: request))
    answer.reply.id = request.id
    return answer
  }

  private func runningHost(for request: PreviewRequest?) async throws -> HostProcess {
    let pause = lock.withLock { host.map(\.isEnding) == false ? 0 : Self.pause(afterFailedStarts: failedStarts) }
    if pause > 0 { try await Task.sleep(nanoseconds: UInt64(pause * 1e9)) }
    return try lock.withLock {
      guard !isClosed else { throw HostError.closed }
      let missing = request.map { Self.unreadableFolders(of: $0, configuration) } ?? []
      if let host, !host.isEnding, missing.isEmpty { return host }
      configuration.readableFolders += missing
      host?.retire()
      failedStarts += missing.isEmpty ? 1 : 0
      let started = try HostProcess(SandboxArguments(configuration, bubblewrap: bubblewrap))
      host = started
      return started
    }
  }

  /// Seconds to wait before another start: none at first, then longer and longer, so that a host that cannot live does
  /// not keep the machine busy.
  package static func pause(afterFailedStarts count: Int) -> Double {
    [0, 0, 0.1, 0.5, 2][min(count, 4)]
  }

  /// The folders that a request names and the running host cannot see.
  package static func unreadableFolders(of request: PreviewRequest, _ configuration: HostConfiguration) -> [String] {
    var folders = request.modules.map { ($0.bundle as NSString).deletingLastPathComponent } + request.readableFolders
    if case .document(let path, _) = request.subject { folders.append((path as NSString).deletingLastPathComponent) }
    var missing: [String] = []
    for folder in folders {
      let isKnown = (configuration.readableFolders + missing).contains {
        folder == $0 || folder.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/")
      }
      if !isKnown { missing.append(folder) }
    }
    return missing
  }
}
