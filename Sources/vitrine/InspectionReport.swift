import Foundation
import PreviewMessages

/// What `inspect` prints of one file.
struct InspectionReport: Encodable {
  var file: String
  var error: String?
  var views: [InspectedView]
  var diagnostics: [PreviewDiagnostic]

  init(file: String, reply: PreviewReply) {
    self.file = file
    views = reply.frames
    diagnostics = reply.diagnostics
    let reason = reply.diagnostics.first { $0.severity == .error }?.message
    error = reply.isDrawn ? nil : reason ?? "the document could not be laid out"
  }

  private enum Key: String, CodingKey {
    case file, error, views, diagnostics
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(file, forKey: .file)
    try container.encode(error, forKey: .error)
    try container.encode(views, forKey: .views)
    try container.encode(diagnostics, forKey: .diagnostics)
  }

  func write(isJSON: Bool) throws {
    guard isJSON else { return writeText() }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    FileHandle.standardOutput.write(try encoder.encode(self) + Data("\n".utf8))
  }

  private func writeText() {
    print("\(file):")
    for view in views {
      let frame = view.frame.map { String(format: "%g", $0) }.joined(separator: " ")
      print("  \(view.id)  \(view.className)  (\(frame))\(view.isAmbiguous ? "  ambiguous" : "")")
    }
    for diagnostic in diagnostics { Console.printError(Console.line(for: diagnostic)) }
  }
}
