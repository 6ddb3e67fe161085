import Foundation

/// Where the time goes, by the name of the step.
struct Stopwatch {
  /// Seconds by step.
  private(set) var seconds: [String: Double] = [:]

  /// Runs a step and notes how long it takes.
  mutating func measure<Result>(_ step: String, _ body: () throws -> Result) rethrows -> Result {
    let started = Self.now
    defer { seconds[step, default: 0] += Self.now - started }
    return try body()
  }

  private static var now: Double { ProcessInfo.processInfo.systemUptime }
}
