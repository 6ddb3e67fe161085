internal import CConfinement
import Foundation
import PreviewMessages

/// The child's side of one preview: confines itself, draws, answers, ends.
@MainActor struct PreviewChild {
  var task: PreviewTask
  var configuration: ForkServerConfiguration
  /// When the parent began to fork, in monotonic seconds.
  var forked: Double
  /// Standard output, standard error, answer and marks.
  var writing: [Int32]

  private static let answerDescriptor: Int32 = 3
  private static let marksDescriptor: Int32 = 4

  /// Draws and ends the process.
  func run(_ draw: @MainActor (PreviewTask) -> PreviewResult) -> Never {
    let started = monotonicSeconds()
    for (index, descriptor) in writing.enumerated() { dup2(descriptor, Int32(index) + 1) }
    signal(SIGPIPE, SIG_DFL)
    setvbuf(stdout, nil, _IOLBF, 0)
    setenv("LANG", "\(task.request.traits.locale).UTF-8", 1)
    confinement_report_to(Self.marksDescriptor)
    if let problem = confine() { answer(refusal(problem)) }
    configuration.afterConfinement()
    let confined = monotonicSeconds()
    var result = draw(task)
    result.reply.timings["fork"] = started - forked
    result.reply.timings["confine"] = confined - started
    answer(result)
  }

  private func answer(_ result: PreviewResult) -> Never {
    write(.answer(result.reply, isFinal: result.afterthought == nil), result.picture)
    if let afterthought = result.afterthought { write(.addition(afterthought())) }
    _exit(0)
  }

  private func write(_ message: ChildMessage, _ picture: Data = Data()) {
    fflush(nil)
    guard let frame = try? MessageFrame(message, payload: picture) else { return }
    Descriptors.write(Self.answerDescriptor, frame.bytes)
  }

  private func refusal(_ problem: String) -> PreviewResult {
    var reply = PreviewReply(id: task.request.id)
    reply.diagnostics = [
      PreviewDiagnostic(.error, "the preview cannot be confined (\(problem)), so nothing was run; see `vitrine doctor`")
    ]
    return PreviewResult(reply)
  }

  /// Confines this process. Returns what went wrong.
  private func confine() -> String? {
    let paths = readablePaths.map { strdup($0) }
    var pointers = paths.map { UnsafePointer($0) }
    pointers.append(nil)
    return pointers.withUnsafeBufferPointer { readable in
      var policy = confinement_policy()
      policy.readable = readable.baseAddress
      policy.memory = UInt64(max(0, task.request.limits.memory))
      policy.processor_seconds = UInt64(min(max(1, task.request.limits.seconds.rounded(.up) + 1), 86400))
      policy.threads = configuration.isNamespaced ? 512 : 0
      policy.last_descriptor = Self.marksDescriptor
      policy.is_namespaced = configuration.isNamespaced
      guard let step = confinement_enter(&policy) else { return nil }
      return "\(String(cString: step)): \(String(cString: strerror(errno)))"
    }
  }

  /// What this preview may read: what every one may, its modules' bundles, its document's folder, what the request adds.
  private var readablePaths: [String] {
    let request = task.request
    var paths = configuration.readablePaths + request.modules.map(\.bundle) + request.readableFolders
    if case .document(let path, _) = request.subject { paths.append((path as NSString).deletingLastPathComponent) }
    return paths
  }
}
