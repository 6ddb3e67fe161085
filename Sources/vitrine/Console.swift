import Foundation
import PreviewMessages

/// How things are written for a person.
enum Console {
  static func printError(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

  /// `file:line:column: error: message`, with the file as a path from the current folder where it lies below.
  static func line(for diagnostic: PreviewDiagnostic) -> String {
    let place = [diagnostic.file.map(shortened), diagnostic.line.map(String.init), diagnostic.column.map(String.init)]
      .compactMap { $0 }.joined(separator: ":")
    return (place.isEmpty ? "" : place + ": ") + "\(diagnostic.severity.rawValue): \(diagnostic.message)"
  }

  /// Whether what a person reads on that stream is coloured.
  static func colours(_ choice: Options.Color, _ descriptor: Int32) -> Bool {
    switch choice {
    case .always: true
    case .never: false
    case .auto: isatty(descriptor) == 1 && ProcessInfo.processInfo.environment["NO_COLOR"] == nil
    }
  }

  static func milliseconds(_ seconds: Double) -> String {
    seconds < 10 ? "\(Int((seconds * 1000).rounded())) ms" : "\(Int(seconds.rounded())) s"
  }

  private static func shortened(_ path: String) -> String {
    let folder = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }
}
