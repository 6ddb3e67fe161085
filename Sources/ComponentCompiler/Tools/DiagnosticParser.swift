/// Reads what `swift-frontend -diagnostic-style llvm` prints: `file:line:column: error: message`, then the line of the
/// source.
enum DiagnosticParser {
  /// The diagnostics, notes with what they belong to.
  static func parse(_ output: String) -> [CompilerDiagnostic] {
    var found: [CompilerDiagnostic] = []
    for line in output.split(whereSeparator: \.isNewline) {
      guard let diagnostic = diagnostic(line) else { continue }
      if diagnostic.severity == .note, !found.isEmpty {
        found[found.count - 1].notes.append(diagnostic)
      } else {
        found.append(diagnostic)
      }
    }
    return found
  }

  private static func diagnostic(_ line: Substring) -> CompilerDiagnostic? {
    for severity in [CompilerDiagnostic.Severity.error, .warning, .note] {
      if line.hasPrefix("<unknown>:0: \(severity.rawValue): ") || line.hasPrefix("\(severity.rawValue): ") {
        let message = line.drop { $0 != " " }.trimmingPrefix(" \(severity.rawValue): ").trimmingPrefix(" ")
        return CompilerDiagnostic(severity, String(message))
      }
      let mark = ": \(severity.rawValue): "
      guard let range = line.firstRange(of: mark) else { continue }
      let place = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard place.count >= 3, let column = Int(place[place.count - 1]), let row = Int(place[place.count - 2]) else {
        continue
      }
      let file = place.dropLast(2).joined(separator: ":")
      return CompilerDiagnostic(
        severity, String(line[range.upperBound...]), file: file, line: row, column: column)
    }
    return nil
  }
}
