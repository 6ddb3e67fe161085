import HostConnection
import PreviewMessages

/// What became of one preview.
enum DrawOutcome: Sendable {
  /// The host answered, with a picture or without.
  case answered(HostAnswer)
  /// There was nothing to ask the host, or no answer.
  case failed([PreviewDiagnostic])

  /// Asks the host.
  init(of request: PreviewRequest, host: HostConnection) async {
    do {
      self = .answered(try await host.answer(to: request))
    } catch {
      self = .failed([PreviewDiagnostic(.error, "\(error)")])
    }
  }
}
