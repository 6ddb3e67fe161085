import FileWatcher
import Foundation
import PreviewProject

/// `vitrine watch`: keeps drawing as files change, until interrupted.
struct WatchCommand {
  private let options: Options

  init(_ options: Options) { self.options = options }

  func run() async throws -> Int32 {
    guard options.paths.count <= 1 else { throw UsageError("watch takes one PATH") }
    let interruption = Interruption()
    let session = try Session(options)
    defer { session.host.close() }
    guard let project = session.projects.first else { return ExitStatus.unusable }
    let output = ProjectLocator.absolute(options.output)
    // Watching begins before the first drawing, so that no edit falls between the two.
    let watcher = try FileWatcher(root: project.root) { path in
      path == output || path.hasPrefix(output + "/")
        || ProjectFolder.leavesOut(path: String(path.dropFirst(project.root.count)))
    }
    interruption.whenItComes { watcher.interrupt() }
    let engine = session.engine(project)
    try await engine.drawAll()
    session.finish()
    while !interruption.hasCome {
      guard let changes = watcher.next() else { continue }
      try await engine.refresh(changes.paths, mayHaveMissed: changes.mayHaveMissed)
    }
    return ExitStatus.interrupted
  }
}
