internal import CConfinement
import Foundation
import PreviewMessages

/// Answers requests, each in a confined child forked from this warm process.
///
/// Single-threaded from start to end: a fork carries over only the thread that calls it, and a lock that another one
/// holds would stay locked in the child for ever.
@MainActor public final class ForkServer {
  private let input: Int32
  private let output: Int32
  private let configuration: ForkServerConfiguration
  private let draw: @MainActor (PreviewTask) -> PreviewResult
  private var inputBuffer = Data()
  private var isInputOpen = true
  private var children: [RunningChild] = []
  /// Children whose work is over and whose process is being ended, by its descriptor.
  private var ending: [Int32: pid_t] = [:]

  /// How often a document is drawn anew without an object that failed.
  private static let greatestRetries = 8
  /// For how many times its limit a document is begun anew.
  private static let retrySpan = 2.5

  /// A server that reads commands from standard input and writes events to standard output, both of which it takes away
  /// from everything else in the process. `draw` runs in the children.
  public init(_ configuration: ForkServerConfiguration, draw: @escaping @MainActor (PreviewTask) -> PreviewResult) {
    self.configuration = configuration
    self.draw = draw
    input = Descriptors.moveUp(0)
    output = Descriptors.moveUp(1)
    // What any library prints must not get between the events.
    _ = open("/dev/null", O_RDONLY)
    dup2(2, 1)
    signal(SIGPIPE, SIG_IGN)
  }

  /// Says that the server is ready, and serves until standard input ends and every child has answered.
  public func run(_ readiness: HostReadiness) {
    let error = confinement_prepare()
    guard error == 0 else { return complain("cannot filter system calls: \(String(cString: strerror(error)))") }
    warmUp()
    guard send(.ready(readiness)) else { return }
    while isInputOpen || !children.isEmpty { step() }
  }

  /// Coding a type for the first time looks its conformances up in every library, which no child should have to do.
  private func warmUp() {
    var reply = PreviewReply(id: 0)
    reply.intrinsicContentSize = PreviewSize(width: 1, height: 1)
    reply.diagnostics = [
      PreviewDiagnostic(.note, "", file: "", line: 1, column: 1, addresses: [CodeAddress(library: "", offset: 0)])
    ]
    reply.frames = [InspectedView(id: "", className: "", frame: [0], parent: "", isAmbiguous: false)]
    reply.timings = ["": 0]
    for message in [ChildMessage.answer(reply, isFinal: true), .addition(reply.diagnostics)] {
      _ = (try? MessageFrame(message)).map { try? ChildAnswer.message(in: $0) }
    }
    _ = try? MessageFrame(HostEvent.answered(reply))
    let request = PreviewRequest(id: 0, subject: .component(className: ""))
    _ = try? MessageFrame(HostCommand.draw(request)).decode(HostCommand.self)
  }

  private func complain(_ message: String) { Descriptors.write(2, Data("\(message)\n".utf8)) }

  private func send(_ event: HostEvent, picture: Data = Data()) -> Bool {
    guard let frame = try? MessageFrame(event, payload: picture) else { return false }
    return Descriptors.write(output, frame.bytes)
  }

  // MARK: - Waiting

  private func step() {
    let wanted = (isInputOpen ? [input] : []) + children.flatMap(\.descriptors) + ending.keys
    var polled = wanted.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&polled, nfds_t(polled.count), pollTimeout) >= 0 || errno == EINTR else { return }
    let ready = Set(polled.filter { $0.revents != 0 }.map(\.fd))
    for descriptor in ready where ending[descriptor] != nil { reap(descriptor) }
    for child in children { serve(child, ready) }
    if ready.contains(input) { readCommands() }
  }

  private var pollTimeout: Int32 {
    guard let next = children.map(\.deadline).min(), next.isFinite else { return -1 }
    return Int32(clamping: Int(max(0, (next - monotonicSeconds()) * 1000).rounded(.up)))
  }

  private func serve(_ child: RunningChild, _ ready: Set<Int32>) {
    for descriptor in child.descriptors where ready.contains(descriptor) && descriptor != child.processDescriptor {
      child.read(descriptor)
    }
    do {
      if let result = try child.finalAnswer() { return finish(child, result) }
      if ready.contains(child.processDescriptor) { return finishEnded(child, malformed: nil) }
    } catch {
      return finishEnded(child, malformed: (error as? UnusableAnswer)?.reason ?? "\(error)")
    }
    guard monotonicSeconds() >= child.deadline else { return }
    if let result = child.answered { return finish(child, result) }
    child.passDeadline()
  }

  private func readCommands() {
    guard let data = Descriptors.read(input) else { return }
    if data.isEmpty { isInputOpen = false }
    inputBuffer.append(data)
    do {
      while let frame = try MessageFrame.next(from: &inputBuffer) { follow(try frame.decode(HostCommand.self)) }
    } catch {
      complain("unusable command: \(error)")
      isInputOpen = false
    }
  }

  private func follow(_ command: HostCommand) {
    switch command {
    case .draw(let request): start(PreviewTask(request: request))
    case .cancel(let id):
      guard let child = children.first(where: { $0.task.request.id == id }) else { return }
      retire(child)
    }
  }

  // MARK: - Children

  private func start(_ task: PreviewTask) {
    let started = monotonicSeconds()
    let pipes = [0, 0, 1 << 20, 0].compactMap { Descriptors.makePipe(capacity: $0) }
    defer { pipes.forEach { close($0.writing) } }
    let process = pipes.count == 4 ? confinement_fork() : -1
    if process == 0 {
      PreviewChild(task: task, configuration: configuration, forked: started, writing: pipes.map(\.writing)).run(draw)
    }
    let descriptor = process > 0 ? confinement_process_descriptor(process) : -1
    guard descriptor >= 0 else {
      let reason = String(cString: strerror(errno))
      if process > 0 {
        kill(process, SIGKILL)
        waitpid(process, nil, 0)
      }
      pipes.forEach { close($0.reading) }
      return answer(task, failure: PreviewDiagnostic(.error, "no process for the preview: \(reason)"))
    }
    let watched = Descriptors.moveUp(descriptor)
    children.append(
      RunningChild(
        task: task, process: process, processDescriptor: watched, pipes: pipes.map(\.reading), started: started))
  }

  private func finish(_ child: RunningChild, _ result: PreviewResult) {
    retire(child)
    send(child, result)
  }

  private func send(_ child: RunningChild, _ result: PreviewResult) {
    var reply = result.reply
    reply.diagnostics += child.notes(errorText: child.errorText)
    reply.timings["process"] = monotonicSeconds() - child.started
    isInputOpen = send(.answered(reply), picture: result.picture) && isInputOpen
  }

  /// Ends the child's process without waiting for it.
  private func retire(_ child: RunningChild) {
    child.end()
    child.closeStreams()
    children.removeAll { $0 === child }
    ending[child.processDescriptor] = child.process
  }

  private func reap(_ descriptor: Int32) {
    guard let process = ending.removeValue(forKey: descriptor) else { return }
    waitpid(process, nil, 0)
    close(descriptor)
  }

  private func finishEnded(_ child: RunningChild, malformed: String?) {
    child.end()
    child.closeStreams()
    children.removeAll { $0 === child }
    var status: Int32 = 0
    waitpid(child.process, &status, 0)
    close(child.processDescriptor)
    let final = malformed == nil ? try? child.finalAnswer() : nil
    if let result = final ?? child.answered { return send(child, result) }
    let ending = child.ending(status: status, malformed: malformed)
    if let retry = retry(of: child, ending) { return start(retry) }
    answer(
      child.task, failure: ending.diagnostic, before: child.marks.diagnostics,
      notes: child.notes(errorText: ending.remainingErrorText))
  }

  /// The same task without the object whose code ran last, as Interface Builder goes on without a designable that failed.
  private func retry(of child: RunningChild, _ ending: ChildEnding) -> PreviewTask? {
    var task = child.task
    guard case .document = task.request.subject, task.request.mode == .design else { return nil }
    guard let object = child.marks.runningObject, task.failedObjects.count < Self.greatestRetries else { return nil }
    guard !task.failedObjects.contains(where: { $0.object == object }) else { return nil }
    // Objects that hang use their time up: together not more than the daemon waits for.
    guard monotonicSeconds() - task.began < Self.retrySpan * task.request.limits.seconds else { return nil }
    task.failedObjects.append(
      ObjectFailure(object: object, reason: ending.reason, addresses: ending.diagnostic.addresses ?? []))
    return task
  }

  private func answer(
    _ task: PreviewTask, failure: PreviewDiagnostic, before: [PreviewDiagnostic] = [], notes: [PreviewDiagnostic] = []
  ) {
    var reply = PreviewReply(id: task.request.id)
    reply.diagnostics = before + [failure] + notes
    isInputOpen = send(.answered(reply)) && isInputOpen
  }
}
