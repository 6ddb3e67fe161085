import ComponentCompiler
import Foundation
import HostConnection
import PreviewEngine

/// `vitrine doctor`: is this machine ready.
struct DoctorCommand {
  private let options: Options

  init(_ options: Options) { self.options = options }

  func run() -> Int32 {
    let sandbox = SandboxReport.probe()
    let checks = [
      Check(
        "preview host", HostConfiguration.defaultExecutable(), "build or install PreviewHost beside vitrine",
        isNeeded: true),
      Check("fonts", Tools.fontsFolder(), "run `make fonts`", isNeeded: true),
      Check(
        "toolchain", CompilerConfiguration.toolchainOnPath()?.path,
        "none on PATH: documents are drawn, components are not", isNeeded: false),
      Check("UIKit module", Tools.modulesFolder()?.path, "the folder Modules is not beside vitrine", isNeeded: false),
      Check("bubblewrap", sandbox.bubblewrap, sandbox.bubblewrapProblem ?? "missing", isNeeded: false),
      Check(
        "Landlock", sandbox.landlockVersion > 0 ? "version \(sandbox.landlockVersion)" : nil,
        "the kernel has none: previews rest on bubblewrap alone", isNeeded: false),
      Check(
        "system call filter", sandbox.hasSystemCallFilter ? "seccomp" : nil, "the kernel has none", isNeeded: true),
      Check("confinement", sandbox.isSufficient ? "sufficient" : nil, "previews cannot be confined", isNeeded: true),
      Check("inotify watches", Self.limit("max_user_watches"), "inotify is missing", isNeeded: true),
      Check("inotify instances", Self.limit("max_user_instances"), "inotify is missing", isNeeded: true),
      Check("cache", Tools.cacheFolder().path, "", isNeeded: false),
    ]
    checks.forEach { $0.write(isJSON: options.isJSON) }
    return checks.contains { $0.isNeeded && $0.finding == nil } ? ExitStatus.notReady : ExitStatus.success
  }

  private static func limit(_ name: String) -> String? {
    (try? String(contentsOfFile: "/proc/sys/fs/inotify/\(name)", encoding: .utf8))?
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

/// One thing that a machine has, or lacks.
private struct Check: Encodable {
  var name: String
  var finding: String?
  var advice: String
  var isNeeded: Bool

  init(_ name: String, _ finding: String?, _ advice: String, isNeeded: Bool) {
    self.name = name
    self.finding = finding
    self.advice = advice
    self.isNeeded = isNeeded
  }

  func write(isJSON: Bool) {
    guard isJSON else {
      let mark = finding != nil ? "✓" : isNeeded ? "✗" : "–"
      return print("\(mark) \(name): \(finding ?? advice)")
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else { return }
    print(String(decoding: data, as: UTF8.self))
  }
}
