internal import CConfinement
import Foundation

/// What this machine offers to confine previews with, for `vitrine doctor`.
public struct SandboxReport: Sendable, Hashable {
  /// The path of a `bwrap` that works here.
  public var bubblewrap: String?
  /// Why there is none, or why it does not work.
  public var bubblewrapProblem: String?
  /// The version of Landlock that the kernel offers; 0 for none.
  public var landlockVersion: Int
  /// Whether the kernel filters system calls.
  public var hasSystemCallFilter: Bool

  /// Whether previews can be confined at all: they always filter system calls, and either Landlock or namespaces keep
  /// the user's files from them.
  public var isSufficient: Bool { hasSystemCallFilter && (landlockVersion > 0 || bubblewrap != nil) }

  /// Asks the machine. Starts `bwrap` once.
  public static func probe() -> SandboxReport {
    let (bubblewrap, problem) = probeBubblewrap()
    return SandboxReport(
      bubblewrap: bubblewrap, bubblewrapProblem: problem, landlockVersion: Int(confinement_landlock_version()),
      hasSystemCallFilter: probeSystemCallFilter())
  }

  private static func probeBubblewrap() -> (path: String?, problem: String?) {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
    guard
      let path = folders.map({ "\($0)/bwrap" }).first(where: { FileManager.default.isExecutableFile(atPath: $0) })
    else { return (nil, "bwrap is not installed; install the package bubblewrap") }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments =
      SandboxArguments.isolation + SandboxArguments.systemFolders(SystemFiles()) + ["--", "/usr/bin/true"]
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    do { try process.run() } catch { return (nil, "\(path) cannot be run: \(error)") }
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile().prefix(1000), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      return (nil, "\(path) makes no namespaces here: \(said.trimmingCharacters(in: .whitespacesAndNewlines))")
    }
    return (path, nil)
  }

  private static func probeSystemCallFilter() -> Bool {
    guard let status = try? FileHandle(forReadingFrom: URL(fileURLWithPath: "/proc/self/status")).readToEnd() else {
      return false
    }
    return String(decoding: status, as: UTF8.self).contains("\nSeccomp:")
  }
}
