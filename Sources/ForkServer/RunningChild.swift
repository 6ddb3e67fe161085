internal import CConfinement
import Foundation
import PreviewMessages

/// The parent's view of one child: its process, its pipes, its deadline.
final class RunningChild {
  /// What the child does.
  let task: PreviewTask
  /// The child's process, which is also its process group.
  let process: pid_t
  /// Readable once the process has ended.
  let processDescriptor: Int32
  /// When it was forked, in monotonic seconds.
  let started: Double
  /// When something is to be done about it, in monotonic seconds.
  private(set) var deadline: Double
  /// Standard output, standard error, answer and marks.
  private(set) var streams: [ChildStream]
  private(set) var isTimedOut = false
  /// An answer that stands even where the child fails from now on.
  private(set) var answered: PreviewResult?

  private static let output = 0
  private static let errors = 1
  private static let answer = 2
  private static let marks = 3
  /// How long an afterthought may take, in seconds.
  private static let afterthoughtSeconds = 0.5
  /// How long a child that hangs has to say where, in seconds.
  private static let grace = 0.5

  init(task: PreviewTask, process: pid_t, processDescriptor: Int32, pipes: [Int32], started: Double) {
    self.task = task
    self.process = process
    self.processDescriptor = processDescriptor
    self.started = started
    deadline = started + max(0.01, task.request.limits.seconds)
    let limits = [64 << 10, 64 << 10, 2 * ChildAnswer.greatestLength + MessageFrame.headerLength, 256 << 10]
    streams = zip(pipes, limits).map { ChildStream(descriptor: $0, limit: $1) }
  }

  /// The descriptors to wait for.
  var descriptors: [Int32] { [processDescriptor] + streams.filter(\.isOpen).map(\.descriptor) }

  /// Reads from that pipe.
  func read(_ descriptor: Int32) {
    guard let index = streams.firstIndex(where: { $0.descriptor == descriptor }) else { return }
    streams[index].read()
  }

  /// Takes what the child has answered so far. Returns the answer once it is final. Throws ``UnusableAnswer`` where it
  /// cannot become one.
  func finalAnswer() throws -> PreviewResult? {
    do {
      while let frame = try streams[Self.answer].nextFrame(limit: ChildAnswer.greatestLength) {
        switch try ChildAnswer.message(in: frame) {
        case .answer(let reply, let isFinal):
          answered = try ChildAnswer.check(reply, frame.payload, to: task.request)
          if isFinal { return answered }
          deadline = min(deadline, monotonicSeconds() + Self.afterthoughtSeconds)
        case .addition(let diagnostics):
          answered?.reply.diagnostics += ChildAnswer.bounded(diagnostics)
          return answered
        }
      }
      return nil
    } catch let error as MessageFrameError {
      throw UnusableAnswer("\(error)")
    }
  }

  /// Does what the deadline asks for: first the child is asked to say where it hangs, then it is ended.
  func passDeadline() {
    if isTimedOut {
      end()
    } else {
      isTimedOut = true
      deadline = monotonicSeconds() + Self.grace
      kill(process, SIGXCPU)
    }
  }

  /// Ends the process and everything in its group.
  func end() {
    kill(-process, SIGKILL)
    kill(process, SIGKILL)
    deadline = .infinity
  }

  /// Closes everything and reads what is left. The process must have ended or been told to.
  func closeStreams() {
    for index in streams.indices { streams[index].drain() }
  }

  /// How a process that gave no usable answer ended; `status` as `waitpid` tells it.
  func ending(status: Int32, malformed: String?) -> ChildEnding {
    var fault = marks.fault
    // Only the component's own code can be turned into files and lines.
    let libraries = Set(task.request.modules.compactMap(\.library))
    fault?.addresses.removeAll { !libraries.contains($0.library) }
    let cause: ChildEnding.Cause =
      if isTimedOut { .timedOut } else if let malformed { .malformed(malformed) } else if status & 0x7F == 0 {
        .exited(status: status >> 8 & 0xFF)
      } else { .signalled(status & 0x7F) }
    return ChildEnding(
      cause: cause, fault: fault, errorText: errorText, limits: task.request.limits,
      modules: Set(task.request.modules.map(\.name)))
  }

  /// What the child said of itself.
  var marks: ChildMarks { ChildMarks(streams[Self.marks].content.text) }
  var errorText: String { streams[Self.errors].content.text }

  /// What the component printed, as notes.
  func notes(errorText: String) -> [PreviewDiagnostic] {
    let output = streams[Self.output].content
    return [
      ("printed", output.text, output.isCut),
      ("printed to standard error", errorText, streams[Self.errors].content.isCut),
    ]
    .compactMap { title, text, isCut in
      let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
      guard !text.isEmpty else { return nil }
      return PreviewDiagnostic(.note, "\(title): \(text)\(isCut ? " … (and more, which is not kept)" : "")")
    }
  }
}
