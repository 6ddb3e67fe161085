import ComponentCompiler
import Foundation
import HostConnection

/// The programs and folders that an engine works with.
public struct Tools: Sendable {
  /// The preview host's executable.
  public var host: String
  /// The folder of fonts; `nil` where it has not been made.
  public var fonts: String?
  /// The toolchain's `usr` folder; `nil` where there is none.
  public var toolchain: URL?
  /// The folder of `UIKit.swiftmodule` and what it re-exports; `nil` where it is missing.
  public var modules: URL?
  /// The cache: overlays, libraries, bundles. May be deleted whenever nothing runs.
  public var cache: URL
  /// What the machine offers to confine previews with.
  public var sandbox: SandboxReport

  /// What this machine has. Throws ``MachineError`` where the host is missing or nothing can be confined.
  public static func find() throws -> Tools {
    guard let host = HostConfiguration.defaultExecutable() else { throw MachineError.noHost }
    let sandbox = SandboxReport.probe()
    guard sandbox.isSufficient else { throw MachineError.noSandbox(sandbox.bubblewrapProblem ?? "") }
    let own = URL(fileURLWithPath: host).deletingLastPathComponent()
    return Tools(
      host: host, fonts: fonts(near: own), toolchain: CompilerConfiguration.toolchainOnPath(),
      modules: modules(near: own), cache: cacheFolder(), sandbox: sandbox)
  }

  private static func modules(near folder: URL) -> URL? {
    ["Modules", "../lib/vitrine/Modules"].map { folder.appendingPathComponent($0).standardizedFileURL }
      .first { FileManager.default.fileExists(atPath: $0.appendingPathComponent("UIKit.swiftmodule").path) }
  }

  /// `VITRINE_FONTS`, else the folder `fonts` in the build folder that the executable lies in.
  private static func fonts(near folder: URL) -> String? {
    let named = ProcessInfo.processInfo.environment["VITRINE_FONTS"].map { [$0] } ?? []
    var candidates = named
    var next = folder
    for _ in 0..<4 {
      candidates.append(next.appendingPathComponent("fonts").path)
      next = next.deletingLastPathComponent()
    }
    return candidates.first { FileManager.default.fileExists(atPath: "\($0)/fonts.conf") }
  }

  private static func cacheFolder() -> URL {
    let environment = ProcessInfo.processInfo.environment
    if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") {
      return URL(fileURLWithPath: folder).appendingPathComponent("vitrine")
    }
    if let home = environment["HOME"], home.hasPrefix("/") {
      return URL(fileURLWithPath: home).appendingPathComponent(".cache/vitrine")
    }
    return URL(fileURLWithPath: "/tmp/vitrine-\(getuid())")
  }
}

/// Why nothing can be drawn on this machine.
public enum MachineError: Error, CustomStringConvertible {
  /// The host's executable is not beside this one.
  case noHost
  /// Neither namespaces nor Landlock can be had; why bubblewrap does not work.
  case noSandbox(String)
  /// A module has to be compiled, and there is no toolchain.
  case noToolchain
  /// A module has to be compiled, and UIKit's module is not beside the executable.
  case noModules

  public var description: String {
    switch self {
    case .noHost: "PreviewHost is not beside vitrine: install or build both together"
    case .noSandbox(let reason): "this machine cannot confine previews (\(reason)): see `vitrine doctor`"
    case .noToolchain: "there is no swift-frontend on PATH: install a Swift toolchain and put it on PATH"
    case .noModules: "UIKit.swiftmodule is not in the folder Modules beside vitrine: build or install Vitrine whole"
    }
  }
}
