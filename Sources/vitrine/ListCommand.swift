import Foundation
import PreviewProject

/// `vitrine list`: what would be drawn, and from which files.
struct ListCommand {
  private let options: Options

  init(_ options: Options) { self.options = options }

  func run() throws -> Int32 {
    let paths = options.paths.isEmpty ? ["."] : options.paths
    let filter = PreviewFilter(patterns: options.only, classes: options.classes)
    for project in try ProjectLocator.projects(at: paths, output: options.output) {
      for preview in project.previews(filter) { try list(preview, of: project) }
    }
    return ExitStatus.success
  }

  private func list(_ preview: Preview, of project: PreviewProject) throws {
    let files = preview.files.sorted()
    guard options.isJSON else { return print("\(preview.name)  \(files.joined(separator: " "))") }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let line = try encoder.encode(ListedPreview(preview: preview.name, root: project.root, files: files))
    print(String(decoding: line, as: UTF8.self))
  }
}

private struct ListedPreview: Encodable {
  var preview: String
  var root: String
  var files: [String]
}
