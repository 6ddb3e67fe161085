import Foundation

/// The real `vitrine`, as it was built beside the tests.
enum VitrineBinary {
  /// What a run came to.
  struct Outcome {
    var status: Int32
    var output: String
    var errors: String

    /// The JSON objects of its lines.
    var lines: [[String: Any]] {
      output.split(separator: "\n").compactMap {
        try? JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
      }
    }

    /// The event of one preview.
    func event(_ preview: String) -> [String: Any]? { lines.last { $0["preview"] as? String == preview } }

    /// The messages about one preview, with their severity.
    func messages(_ preview: String) -> [String] { Self.messages(event(preview)) }

    static func messages(_ event: [String: Any]?) -> [String] {
      (event?["diagnostics"] as? [[String: Any]] ?? []).map {
        "\($0["severity"] ?? ""): \($0["message"] ?? "")"
      }
    }
  }

  static let path: String = {
    let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return own.deletingLastPathComponent().appendingPathComponent("vitrine").path
  }()

  /// The root of this package.
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// One cache for all tests of a run: what one has compiled, the next need not.
  static let cache = FileManager.default.temporaryDirectory
    .appendingPathComponent("vitrine-tests-\(getpid())").path

  static func process(_ arguments: [String], in folder: String) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    var environment = ProcessInfo.processInfo.environment
    environment["XDG_CACHE_HOME"] = cache
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    return process
  }

  /// Runs to the end. Output goes through files, so that neither stream can fill a pipe.
  static func run(_ arguments: [String], in folder: String) throws -> Outcome {
    let process = process(arguments, in: folder)
    let streams = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: streams, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: streams) }
    func stream(_ name: String) throws -> (URL, FileHandle) {
      let url = streams.appendingPathComponent(name)
      try Data().write(to: url)
      return (url, try FileHandle(forWritingTo: url))
    }
    let (output, outputHandle) = try stream("output")
    let (errors, errorHandle) = try stream("errors")
    process.standardOutput = outputHandle
    process.standardError = errorHandle
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }
}
