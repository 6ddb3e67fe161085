import Foundation

/// `vitrine watch --json` on a project, with the events that it prints.
final class WatchedProject {
  private let process: Process
  private let condition = NSCondition()
  private var events: [[String: Any]] = []
  private var rest = Data()
  private let errors = Pipe()

  /// Starts watching `folder` of `project`, with the output in `Out`.
  init(_ project: ComponentProject, folder: String) throws {
    process = VitrineBinary.process(["watch", folder, "--output", "Out", "--json"], in: project.root)
    let output = Pipe()
    process.standardOutput = output
    process.standardError = errors
    output.fileHandleForReading.readabilityHandler = { [weak self] handle in
      let data = handle.availableData
      if data.isEmpty { handle.readabilityHandler = nil } else { self?.take(data) }
    }
    errors.fileHandleForReading.readabilityHandler = { handle in
      if handle.availableData.isEmpty { handle.readabilityHandler = nil }
    }
    try process.run()
  }

  deinit { if process.isRunning { process.terminate() } }

  /// Ends watching as Ctrl-C does. Returns the exit status.
  func interrupt() -> Int32 {
    process.interrupt()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Runs `edit`, then collects events until each of `previews` has one, and for a moment longer, so that one too many
  /// is seen. Returns the last event of each preview.
  func events(
    until previews: Set<String>, seconds: Double = 60, after edit: () throws -> Void = {}
  ) throws -> [String: [String: Any]] {
    try edit()
    let deadline = Date(timeIntervalSinceNow: seconds)
    condition.lock()
    defer { condition.unlock() }
    while !names.isSuperset(of: previews), condition.wait(until: deadline) {}
    let moment = Date(timeIntervalSinceNow: 0.7)
    while condition.wait(until: moment) {}
    defer { events = [] }
    return events.reduce(into: [:]) { $0[$1["preview"] as? String ?? ""] = $1 }
  }

  private var names: Set<String> { Set(events.compactMap { $0["preview"] as? String }) }

  private func take(_ data: Data) {
    condition.lock()
    defer { condition.unlock() }
    rest.append(data)
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      if let event = try? JSONSerialization.jsonObject(with: rest[..<end]) as? [String: Any] { events.append(event) }
      rest = Data(rest[rest.index(after: end)...])
    }
    condition.broadcast()
  }
}
