import Foundation
import HostConnection
import PreviewEngine
import PreviewMessages
import PreviewProject

/// The documents of one folder, inspected together.
struct Inspection {
  let tools: Tools
  let host: HostConnection
  let options: Options

  /// A report for each of the command line's paths at `indices`, which lie in one folder.
  func reports(of indices: [Int]) async throws -> [(Int, InspectionReport)] {
    let paths = indices.map { ProjectLocator.absolute(options.paths[$0]) }
    let located = ProjectLocator.document(paths[0])
    let inner = paths.map { String($0.dropFirst(located.root.count + 1)) }
    let engine = PreviewEngine(
      project: located, host: host, tools: tools, options: options.engineOptions)
    let replies = try await engine.frames(of: inner, usesStoredSize: options.usesStoredSize)
    return zip(indices, replies).map { ($0, InspectionReport(file: options.paths[$0], reply: $1)) }
  }
}
