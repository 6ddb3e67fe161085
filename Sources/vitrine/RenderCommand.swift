/// `vitrine render`: draws once, then ends.
struct RenderCommand {
  private let options: Options

  init(_ options: Options) { self.options = options }

  func run() async throws -> Int32 {
    let session = try Session(options)
    defer { session.host.close() }
    var failed = 0
    for project in session.projects { failed += try await session.engine(project).drawAll() }
    session.finish()
    return failed == 0 ? ExitStatus.success : ExitStatus.failed
  }
}
