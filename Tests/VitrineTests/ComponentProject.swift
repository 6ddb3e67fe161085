import Foundation

/// A project on disk for one test, gone with it.
final class ComponentProject {
  let root: String

  /// A project of these files, by path.
  init(_ files: [String: String] = [:]) throws {
    root =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("Project\(UUID().uuidString.prefix(8))").path
    try FileManager.default.createDirectory(atPath: "\(root)/Cards", withIntermediateDirectories: true)
    for (path, text) in files { try write(text, path) }
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  /// A copy of the showcase.
  static func showcase() throws -> ComponentProject {
    let project = try ComponentProject()
    try FileManager.default.copyItem(
      atPath: "\(VitrineBinary.package)/Previews/Showcase", toPath: "\(project.root)/Showcase")
    return project
  }

  /// Replaces a file as editors do, by a rename.
  func write(_ text: String, _ path: String) throws {
    let url = URL(fileURLWithPath: "\(root)/\(path)")
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }

  func text(_ path: String) throws -> String { try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8) }

  /// Replaces `old` by `new` in a file that holds it.
  func edit(_ path: String, _ old: String, _ new: String) throws {
    let before = try text(path)
    guard before.contains(old) else { throw CocoaError(.fileReadCorruptFile) }
    try write(before.replacingOccurrences(of: old, with: new), path)
  }

  func data(_ path: String) -> Data? { FileManager.default.contents(atPath: "\(root)/\(path)") }

  /// Draws the module in `Cards`.
  func render(_ arguments: String...) throws -> VitrineBinary.Outcome {
    try VitrineBinary.run(["render", "Cards", "--output", "Out", "--json"] + arguments, in: root)
  }
}
