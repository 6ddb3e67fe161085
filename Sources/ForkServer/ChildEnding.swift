import Foundation
import PreviewMessages

/// How a child ended that gave no usable answer, in the user's words.
package struct ChildEnding {
  /// What became of the process.
  package enum Cause: Hashable {
    /// It ended by itself.
    case exited(status: Int32)
    /// A signal ended it.
    case signalled(Int32)
    /// It was ended since its time was over.
    case timedOut
    /// It answered what cannot be used.
    case malformed(String)
  }

  package var cause: Cause
  package var fault: ChildMarks.Fault?
  /// What it wrote to standard error.
  package var errorText: String
  package var limits: PreviewLimits

  /// The names of the component's modules: a place in another one is not the user's.
  package var modules: Set<String>

  package init(
    cause: Cause, fault: ChildMarks.Fault? = nil, errorText: String = "", limits: PreviewLimits,
    modules: Set<String> = []
  ) {
    self.cause = cause
    self.fault = fault
    self.errorText = errorText
    self.modules = modules
    self.limits = limits
  }

  /// What to tell the user. What Swift's runtime said stays as it was, `File.swift:12: Fatal error: …`, for the daemon
  /// to find the place in the user's own file.
  package var diagnostic: PreviewDiagnostic {
    let place = isTimeout || isOutOfMemory ? nil : fatalMessage?.place
    return PreviewDiagnostic(.error, (place.map { "\($0): " } ?? "") + reason, addresses: fault?.addresses)
  }

  /// The error text without the runtime's last words, which are the diagnostic's.
  package var remainingErrorText: String {
    guard let fatal = fatalMessage else { return errorText }
    return String(errorText[..<fatal.start])
  }

  private var isTimeout: Bool { cause == .timedOut || signal == SIGXCPU }
  private var isOutOfMemory: Bool {
    if case .malformed = cause { return false }
    return fault?.isOutOfMemory == true || errorText.contains("failed to allocate")
      || errorText.contains("std::bad_alloc")
  }
  private var signal: Int32? {
    if let fault { return fault.signal }
    if case .signalled(let signal) = cause { return signal }
    return nil
  }

  /// What happened, without the place.
  package var reason: String {
    if isTimeout {
      return "did not finish within \(Self.plain(limits.seconds)) seconds and was ended (an endless loop?)"
    }
    if isOutOfMemory { return "used more than \(limits.memory >> 20) MiB of memory" }
    if case .malformed(let reason) = cause { return "gave no usable answer: \(reason)" }
    if let fatal = fatalMessage { return fatal.text }
    if fault?.isStackOverflow == true { return "crashed: the stack is used up (endless recursion?)" }
    if let signal { return Self.words(for: signal) }
    guard case .exited(let status) = cause else { return "ended before it answered" }
    return "ended the process with exit status \(status) before the preview was drawn"
  }

  private static func plain(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e9 ? String(Int(number)) : String(number)
  }

  private static func words(for signal: Int32) -> String {
    switch signal {
    case SIGILL, SIGTRAP: "crashed: the code trapped, as at an overflow or a failed precondition"
    case SIGSEGV, SIGBUS: "crashed: it used memory that is not there (a dangling or null pointer?)"
    case SIGABRT: "crashed: the process was aborted"
    case SIGFPE: "crashed: an arithmetic error, such as a division by zero"
    case SIGSYS: "crashed: it made a system call that previews may not make"
    case SIGKILL: "was ended by the system, most likely since the machine has no memory left"
    default: "crashed with signal \(signal)"
    }
  }

  /// Without addresses in memory, which differ each time.
  private static func tidied(_ text: Substring) -> String {
    String(text.trimmingPrefix("*** Terminating app due to uncaught exception: ").prefix(2048)).replacing(
      #/ \(0x[0-9a-f]+\)/#, with: ""
    )
    .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// What Swift's runtime or an uncaught exception says last of all: `Module/File.swift:12: Fatal error: TEXT`, or a text
  /// without place.
  private var fatalMessage: (text: String, place: String?, start: String.Index)? {
    guard fault != nil || signal != nil else { return nil }
    for marker in Self.lastWords {
      guard let found = errorText.range(of: marker, options: .backwards) else { continue }
      let lineEnd = errorText[..<found.lowerBound].lastIndex(of: "\n")
      let start = lineEnd.map(errorText.index(after:)) ?? errorText.startIndex
      let end = errorText.range(of: "\nCurrent stack trace:", range: found.lowerBound..<errorText.endIndex)?.lowerBound
      let text = Self.tidied(errorText[found.lowerBound..<(end ?? errorText.endIndex)])
      return (text, place(errorText[start..<found.lowerBound]), start)
    }
    return nil
  }

  private static let lastWords = [
    "*** Terminating app due to uncaught exception", "Fatal error", "Precondition failed", "Assertion failed",
    "Could not cast value", "Fatal access conflict",
  ]

  /// `Module/File.swift:12` at the beginning of a line, where the module is the component's.
  private func place(_ text: Substring) -> String? {
    guard let match = text.prefixMatch(of: #/([^\/:]+)\/[^\/:]+:\d+(?=: )/#) else { return nil }
    return modules.contains(String(match.1)) ? String(match.0) : nil
  }
}
