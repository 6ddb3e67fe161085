import Foundation
import PreviewEngine
import PreviewMessages
import PreviewStore

/// Tells a person: a line a preview with its time, a progress line on a terminal while work lasts, problems on standard
/// error, a summary last.
final class ConsoleReporter: Reporter {
  private let isQuiet: Bool
  private let isVerbose: Bool
  private let isColoured: Bool
  private let showsProgress: Bool
  private let folder: String
  private var expected = 0
  private var done = 0
  private var told: Set<String> = []

  init(_ options: Options) {
    isQuiet = options.isQuiet
    isVerbose = options.isVerbose
    isColoured = Console.colours(options.color, 1)
    showsProgress = isatty(1) == 1 && !options.isQuiet
    folder = options.output
  }

  func report(_ event: EngineEvent) {
    switch event {
    case .began(let count):
      (expected, done) = (count, 0)
      told = []
    case .drew(let record, let timings):
      clearProgress()
      tell(record, timings)
      progress()
    case .compiled(let module, let sources, let seconds):
      guard isVerbose else { return }
      print("\(module): compiled \(sources) source\(sources == 1 ? "" : "s") in \(Console.milliseconds(seconds))")
    case .problem(let diagnostic):
      if isVerbose || diagnostic.severity == .error { problem(diagnostic) }
    case .ended(let drawn, let failed, let seconds):
      clearProgress()
      guard !isQuiet else { return }
      let summary = "\(drawn) drawn" + (failed > 0 ? ", \(failed) failed" : "")
      print("\(summary) in \(Console.milliseconds(seconds))")
    }
  }

  func finish() {
    guard !isQuiet, expected == 0 else { return }
    print("nothing to draw: no designable class, document or scene was found")
  }

  private func tell(_ record: PreviewRecord, _ timings: [String: Double]) {
    done += 1
    record.diagnostics.forEach(problem)
    guard !isQuiet else { return }
    let mark = record.status == .drawn ? coloured("✓", 32) : coloured("✗", 31)
    let stale = record.stale ? " (the last picture is kept, stale)" : ""
    print("\(mark) \(record.preview)  \(Console.milliseconds(record.seconds))\(stale)")
    guard isVerbose, !timings.isEmpty else { return }
    let steps = timings.sorted { $0.key < $1.key }.map { "\($0.key) \(String(format: "%.1f", $0.value * 1000))" }
    print("    milliseconds: \(steps.joined(separator: ", "))")
  }

  /// A source that does not compile is the same news for every preview that rests on it: it is told once a refresh.
  private func problem(_ diagnostic: PreviewDiagnostic) {
    guard !isQuiet || diagnostic.severity == .error else { return }
    let line = Console.line(for: diagnostic)
    guard told.insert(line).inserted else { return }
    Console.printError(line)
  }

  private func progress() {
    guard showsProgress, done < expected else { return }
    print("\u{1B}[2K\(done)/\(expected)", terminator: "\r")
    fflush(stdout)
  }

  private func clearProgress() {
    if showsProgress { print("\u{1B}[2K", terminator: "\r") }
  }

  private func coloured(_ text: String, _ code: Int) -> String {
    isColoured ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
