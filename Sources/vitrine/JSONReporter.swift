import Foundation
import PreviewEngine
import PreviewStore

/// One JSON object a line on standard output, nothing else there.
final class JSONReporter: Reporter {
  private let folder: String
  private let encoder = JSONEncoder()

  init(folder: String) {
    self.folder = folder
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  func report(_ event: EngineEvent) {
    switch event {
    case .drew(let record, _): printLine(PreviewEvent(record, folder: folder))
    case .problem(let diagnostic): Console.printError(Console.line(for: diagnostic))
    case .began, .compiled, .ended: break
    }
  }

  func finish() {}

  private func printLine(_ value: some Encodable) {
    guard let data = try? encoder.encode(value) else { return }
    FileHandle.standardOutput.write(data + Data("\n".utf8))
  }
}
