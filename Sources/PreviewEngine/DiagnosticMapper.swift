import ComponentCompiler
import Foundation
import PreviewMessages

/// Turns what the host says of places into the user's own files and lines.
struct DiagnosticMapper {
  /// The user's path of every file laid out for the host.
  var staged: [String: String]
  /// The module's sources, absolute.
  var sources: [String]
  /// The library that the addresses lie in, as the compiler made it.
  var library: URL?
  var symbolizer: Symbolizer?

  /// The diagnostic with a file, a line and a column where they can be told.
  func mapped(_ diagnostic: PreviewDiagnostic) -> PreviewDiagnostic {
    var mapped = diagnostic
    if let file = mapped.file { mapped.file = staged[file] ?? file }
    for (path, own) in staged where mapped.message.contains(path) {
      mapped.message = mapped.message.replacingOccurrences(of: path, with: own)
    }
    takeRuntimeMessage(of: &mapped)
    if mapped.line == nil, let addresses = mapped.addresses, let place = place(of: addresses) {
      (mapped.file, mapped.line) = (place.file, place.line)
    }
    mapped.addresses = nil
    return mapped
  }

  /// Swift's runtime names the file and line of a trap itself.
  private func takeRuntimeMessage(of diagnostic: inout PreviewDiagnostic) {
    for line in diagnostic.message.split(separator: "\n") {
      guard let message = RuntimeMessage(line: line),
        let file = sources.first(where: { ($0 as NSString).lastPathComponent == message.file })
      else { continue }
      diagnostic.message = diagnostic.message.replacingOccurrences(of: line, with: message.message)
      (diagnostic.file, diagnostic.line) = (file, message.line)
      return
    }
  }

  /// The innermost place in the user's sources.
  private func place(of addresses: [CodeAddress]) -> SourceLocation? {
    guard let symbolizer, let library else { return nil }
    let places = try? symbolizer.locations(of: addresses.map(\.offset), in: library)
    return places?.compactMap { $0 }.first { sources.contains($0.file) && $0.line > 0 }
  }
}
