import Foundation
import PreviewEngine
import PreviewMessages
import PreviewProject

/// `vitrine inspect`: lays documents out and prints the frames.
struct InspectCommand {
  private let options: Options

  init(_ options: Options) { self.options = options }

  func run() async throws -> Int32 {
    guard !options.paths.isEmpty else { throw UsageError("inspect needs at least one FILE") }
    let tools = try Tools.find()
    let host = Session.host(tools)
    defer { host.close() }
    var reports: [Int: InspectionReport] = [:]
    // Documents that lie together are laid out by one engine: their resources are laid out for the host once.
    let groups = Dictionary(grouping: options.paths.indices) { index in
      ProjectLocator.document(ProjectLocator.absolute(options.paths[index])).root
    }
    for (_, indices) in groups.sorted(by: { $0.value[0] < $1.value[0] }) {
      let inspection = Inspection(tools: tools, host: host, options: options)
      for (index, report) in try await inspection.reports(of: indices) { reports[index] = report }
    }
    for index in options.paths.indices { try reports[index]?.write(isJSON: options.isJSON) }
    return reports.values.contains { $0.error != nil } ? ExitStatus.failed : ExitStatus.success
  }
}
