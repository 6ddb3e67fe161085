import Foundation

/// What the host does before the first request, so that no preview has to: nothing here may start a thread or touch a
/// dispatch queue, since neither survives a fork.
enum WarmUp {
  /// Runs every step. Returns how long each took, in seconds.
  static func run() -> [String: Double] {
    var timings: [String: Double] = [:]
    for (name, step) in steps {
      let started = ProcessInfo.processInfo.systemUptime
      step()
      timings[name] = ProcessInfo.processInfo.systemUptime - started
    }
    return timings
  }

  private static let steps: [(String, () -> Void)] = [
    ("foundation", warmFoundation)
  ]

  /// Formatters load their locale's data, and the coders their tables, when they are first used.
  private static func warmFoundation() {
    let locale = Locale(identifier: "en_US")
    _ = try? JSONDecoder().decode([String].self, from: JSONEncoder().encode(["warm"]))
    let numbers = NumberFormatter()
    numbers.locale = locale
    _ = numbers.string(from: 1234.5)
    _ = NSAttributedString(string: "warm").length
    _ = NSRegularExpression.escapedPattern(for: "warm")
    _ = String(format: "%.1f", 1.5)
  }
}
