import Foundation

/// A tool run to its end, in a process group of its own.
struct Subprocess {
  /// What it said, and how it ended.
  struct Outcome {
    /// Standard output and standard error together, at most ``greatestOutput`` bytes.
    var output: String
    /// The exit status; `nil` where a signal ended it.
    var status: Int32?
  }

  /// Output beyond this many bytes is read and dropped.
  static let greatestOutput = 4 << 20

  var arguments: [String]
  var timeLimit: Double

  private var tool: String { arguments.first.map { ($0 as NSString).lastPathComponent } ?? "" }

  /// Runs the tool. Throws ``CompilerError`` where it cannot be started, takes too long or is cancelled.
  func run(_ cancellation: Cancellation) throws -> Outcome {
    if cancellation.isCancelled { throw CompilerError.cancelled }
    let (process, output) = try start()
    defer { close(output) }
    return try cancellation.watching(process) {
      let deadline = DispatchTime.now() + timeLimit
      let data = read(output, until: deadline)
      let (status, isLate) = wait(for: process, until: deadline)
      // Whatever the tool left running ends with it.
      kill(-process, SIGKILL)
      if cancellation.isCancelled { throw CompilerError.cancelled }
      if isLate { throw CompilerError.timedOut(tool: tool, seconds: timeLimit) }
      return Outcome(output: String(decoding: data, as: UTF8.self), status: status)
    }
  }

  /// One start at a time, so that no tool inherits the writing end of another's pipe and holds it open.
  private static let starting = Locked(())

  private func start() throws -> (process: pid_t, output: Int32) {
    try Self.starting.withLock { _ in
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { throw failure(errno) }
      defer { close(ends[1]) }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      do {
        return (try spawn(output: ends[1]), ends[0])
      } catch {
        close(ends[0])
        throw error
      }
    }
  }

  private func spawn(output: Int32) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, output, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
    let argumentPointers = arguments.map { strdup($0) } + [nil]
    let environment = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let environmentPointers = [strdup("PATH=\(environment)"), strdup("LC_ALL=C.UTF-8"), nil]
    defer { for pointer in argumentPointers + environmentPointers { free(pointer) } }
    var process: pid_t = 0
    let code = posix_spawnp(
      &process, arguments.first ?? "", &actions, &attributes, argumentPointers, environmentPointers)
    guard code == 0 else { throw failure(code) }
    return process
  }

  /// Reads until the writer closes, or until the time is over.
  private func read(_ descriptor: Int32, until deadline: DispatchTime) -> [UInt8] {
    var data: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let left = milliseconds(until: deadline), left > 0 {
      var poller = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = poll(&poller, 1, left)
      if ready == 0 || (ready < 0 && errno == EINTR) { continue }
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { break }
      data.append(contentsOf: buffer.prefix(min(count, Self.greatestOutput - data.count)))
    }
    return data
  }

  /// The exit status, `nil` where a signal ended the process; whether it had to be killed since the time was over.
  private func wait(for process: pid_t, until deadline: DispatchTime) -> (status: Int32?, isLate: Bool) {
    var status: Int32 = 0
    var isLate = false
    while true {
      // A tool that closed its output is about to end, if it does not hang.
      let ended = waitpid(process, &status, isLate ? 0 : WNOHANG)
      if ended == process { break }
      if ended < 0 && errno != EINTR { return (nil, isLate) }
      isLate = milliseconds(until: deadline) <= 0
      if isLate { kill(-process, SIGKILL) } else { usleep(300) }
    }
    return (status & 0x7f == 0 ? (status >> 8) & 0xff : nil, isLate)
  }

  private func milliseconds(until deadline: DispatchTime) -> Int32 {
    let now = DispatchTime.now()
    guard deadline > now else { return 0 }
    return Int32(min((deadline.uptimeNanoseconds - now.uptimeNanoseconds) / 1_000_000 + 1, 60_000))
  }

  private func failure(_ code: Int32) -> CompilerError {
    .toolFailed(tool: tool, reason: String(cString: strerror(code)))
  }
}
