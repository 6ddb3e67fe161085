import Foundation
import HostConnection
import PreviewMessages
import Testing

/// Every test runs the real host in the real sandbox of this machine.
@Suite(.serialized) struct `A confined preview` {
  func run(_ table: String, seconds: Double = 5, memory: Int = 256 << 20) async throws -> HostAnswer {
    let bundle = try HostileLibrary.bundle.get()
    var request = PreviewRequest(id: 7, subject: .component(className: "Absent"))
    request.modules = [PreviewModule(name: "Hostile", bundle: bundle, library: "\(bundle)/Hostile", tables: [table])]
    request.limits.seconds = seconds
    request.limits.memory = memory
    return try await #require(TestHost.connection).answer(to: request)
  }

  /// What the component printed.
  func printed(_ table: String) async throws -> String {
    try await run(table).reply.diagnostics.filter { $0.severity == .note }.map(\.message).joined()
  }

  /// The first error.
  func failure(_ table: String, seconds: Double = 5) async throws -> PreviewDiagnostic {
    let answer = try await run(table, seconds: seconds)
    #expect(!answer.reply.isDrawn && answer.picture.isEmpty)
    return try #require(answer.reply.diagnostics.first { $0.severity == .error })
  }

  @Test func `cannot read the user's files`() async throws {
    let text = try await printed("readsUserFiles")
    #expect(text.contains("/etc/passwd refused") && text.contains("/proc/1/environ refused"))
    #expect(!text.contains("allowed"))
  }

  @Test func `cannot open sockets`() async throws {
    let text = try await printed("opensSockets")
    #expect(text.contains("internet refused") && !text.contains("allowed"))
  }

  @Test func `cannot start or signal processes`() async throws {
    let text = try await printed("startsProcesses")
    #expect(text.contains("fork refused") && text.contains("exec refused") && !text.contains("allowed"))
  }

  @Test func `cannot change files`() async throws {
    let text = try await printed("writesFiles")
    #expect(text.contains("create refused") && !text.contains("allowed"))
  }

  @Test func `cannot make system calls that drawing does not need`() async throws {
    let text = try await printed("makesSystemCalls")
    #expect(text.contains("none refused 1") && !text.contains("allowed"))
  }

  @Test func `has only its own pipes open`() async throws {
    #expect(try await printed("countsDescriptors").contains("open: [0, 1, 2, 3, 4]"))
  }

  @Test func `sees the same world every time`() async throws {
    let text = try await printed("showsWorld")
    #expect(text.contains("year: 2007"))
    #expect(!text.contains("USER"))
    #expect(try await printed("showsWorld") == text)
  }

  @Test func `may have threads and a main queue`() async throws {
    let text = try await printed("usesThreads")
    #expect(text.contains("thread: true") && text.contains("main queue: true"))
  }

  @Test func `is ended when its time is over and says where it was`() async throws {
    let failure = try await failure("loops", seconds: 0.5)
    #expect(failure.message.contains("within 0.5 seconds"))
    #expect(failure.addresses?.first?.library.hasSuffix("/Hostile.framework/Hostile") == true)
  }

  @Test(arguments: ["allocates", "allocatesAtOnce"])
  func `is ended when its memory is used up`(_ table: String) async throws {
    #expect(try await failure(table).message == "used more than 256 MiB of memory")
  }

  @Test func `passes on what Swift says of a fatal error`() async throws {
    let failure = try await failure("fails")
    let line = HostileLibrary.source.components(separatedBy: "\n").firstIndex { $0.contains("no such card") } ?? 0
    #expect(failure.message == "Hostile/Hostile.swift:\(line + 1): Fatal error: no such card")
    #expect(failure.addresses?.contains { $0.library.hasSuffix("/Hostile") } == true)
    let unwrapped = try await self.failure("unwraps")
    #expect(unwrapped.message.hasSuffix("Fatal error: Unexpectedly found nil while unwrapping an Optional value"))
  }

  @Test func `tells how it crashed`() async throws {
    #expect(try await failure("recurses").message.contains("stack is used up"))
    #expect(try await failure("dereferences").message.contains("memory that is not there"))
    #expect(try await failure("aborts").message.contains("aborted"))
    #expect(try await failure("exits").message.contains("exit status 0"))
  }

  @Test func `cannot fool the host with its answer`() async throws {
    #expect(try await failure("lies").message.contains("no usable answer"))
    #expect(try await failure("closesPipes", seconds: 0.5).message.contains("within 0.5 seconds"))
  }

  @Test func `may print, and a bounded part is kept`() async throws {
    let text = try await printed("babbles")
    #expect(text.contains("all work") && text.contains("not kept") && text.utf8.count < 70_000)
  }

  @Test func `leaves the others alone when it crashes`() async throws {
    async let first = run("aborts")
    async let second = run("quiet")
    async let third = run("loops", seconds: 0.3)
    let answers = try await [first, second, third]
    #expect(answers.map(\.reply.id) == [7, 7, 7])
    #expect(!answers[1].reply.diagnostics.contains { $0.message.contains("crashed") })
  }

  @Test func `is ended when nobody waits for it any more`() async throws {
    let task = Task { try await run("loops", seconds: 30) }
    try await Task.sleep(nanoseconds: 300_000_000)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    _ = try await run("quiet")
  }
}
