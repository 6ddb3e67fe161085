import Foundation
import PreviewMessages

/// What a child's fault descriptor said: which object's code ran last, and the fault that ended it.
package struct ChildMarks {
  /// The object of a document whose code is running.
  package private(set) var runningObject: String?
  /// What there was to tell the user before the end.
  package private(set) var diagnostics: [PreviewDiagnostic] = []
  /// What the handler of a crash wrote.
  package private(set) var fault: Fault?

  /// How many diagnostics are taken from marks.
  package static let greatestCount = 20

  /// A crash, or where a child was when it was asked.
  package struct Fault: Hashable {
    /// The signal's number.
    package var signal: Int32
    /// Whether the stack was used up.
    package var isStackOverflow = false
    /// Whether the memory was used up.
    package var isOutOfMemory = false
    /// Where in the code, innermost first.
    package var addresses: [CodeAddress] = []
  }

  /// Reads what was written. Lines that are none of ours are passed over, since the component can write there too.
  package init(_ text: String) {
    for line in text.split(separator: "\n") { read(line) }
  }

  private mutating func read(_ line: Substring) {
    let words = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    switch words[0] {
    case "run": runningObject = words.count == 2 && words[1].count <= 256 ? String(words[1]) : nil
    case "tell": readDiagnostic(line.dropFirst("tell ".count))
    case "fault": readFault(line.split(separator: " ").dropFirst())
    case "at": readAddress(words)
    default: break
    }
  }

  private mutating func readDiagnostic(_ json: Substring) {
    guard diagnostics.count < Self.greatestCount,
      let diagnostic = try? JSONDecoder().decode(PreviewDiagnostic.self, from: Data(json.utf8))
    else { return }
    diagnostics += ChildAnswer.bounded([diagnostic])
  }

  private mutating func readFault(_ words: ArraySlice<Substring>) {
    guard fault == nil, let signal = words.first.flatMap({ Int32($0) }), (1...64).contains(signal) else { return }
    fault = Fault(signal: signal, isStackOverflow: words.contains("stack"), isOutOfMemory: words.contains("memory"))
  }

  private mutating func readAddress(_ words: [Substring]) {
    guard words.count == 3, let offset = UInt64(words[1], radix: 16), (fault?.addresses.count ?? 64) < 64 else {
      return
    }
    guard words[2].hasPrefix("/"), words[2].count <= 4096 else { return }
    fault?.addresses.append(CodeAddress(library: String(words[2]), offset: offset))
  }
}
