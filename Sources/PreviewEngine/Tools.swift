import ComponentCompiler
import Foundation
import HostConnection

/// The programs and folders that an engine works with.
public struct Tools: Sendable {
  /// The preview host's executable.
  public var host: String
  /// The folder of fonts.
  public var fonts: String
  /// The toolchain's `usr` folder; `nil` where there is none.
  public var toolchain: URL?
  /// The folder of `UIKit.swiftmodule` and what it re-exports; `nil` where it is missing.
  public var modules: URL?
  /// The cache: overlays, libraries, bundles. May be deleted whenever nothing runs.
  public var cache: URL
  /// What the machine offers to confine previews with.
  public var sandbox: SandboxReport

  /// What this machine has. Throws ``MachineError`` where the host or the fonts are missing, or nothing can be confined.
  public static func find() throws -> Tools {
    guard let host = HostConfiguration.defaultExecutable() else { throw MachineError.noHost }
    let sandbox = SandboxReport.probe()
    guard sandbox.isSufficient else { throw MachineError.noSandbox(sandbox.bubblewrapProblem ?? "") }
    guard let fonts = fontsFolder() else { throw MachineError.noFonts }
    return Tools(
      host: host, fonts: fonts, toolchain: CompilerConfiguration.toolchainOnPath(), modules: modulesFolder(),
      cache: cacheFolder(), sandbox: sandbox)
  }

  /// The folder of `UIKit.swiftmodule`, beside the executable as the build lays it out, or in `../lib/vitrine`.
  public static func modulesFolder() -> URL? {
    guard let folder = executableFolder else { return nil }
    return ["Modules", "../lib/vitrine/Modules"].map { folder.appendingPathComponent($0).standardizedFileURL }
      .first { FileManager.default.fileExists(atPath: $0.appendingPathComponent("UIKit.swiftmodule").path) }
  }

  /// `VITRINE_FONTS`, else the folder `fonts` in the build folder that the executable lies in.
  public static func fontsFolder() -> String? {
    var candidates = ProcessInfo.processInfo.environment["VITRINE_FONTS"].map { [$0] } ?? []
    var next = executableFolder
    for _ in 0..<4 {
      candidates += next.map { [$0.appendingPathComponent("fonts").path] } ?? []
      next = next?.deletingLastPathComponent()
    }
    return candidates.first { FileManager.default.fileExists(atPath: "\($0)/fonts.conf") }
  }

  /// `vitrine` in the user's cache folder.
  public static func cacheFolder() -> URL {
    let environment = ProcessInfo.processInfo.environment
    if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") {
      return URL(fileURLWithPath: folder).appendingPathComponent("vitrine")
    }
    if let home = environment["HOME"], home.hasPrefix("/") {
      return URL(fileURLWithPath: home).appendingPathComponent(".cache/vitrine")
    }
    return URL(fileURLWithPath: "/tmp/vitrine-\(getuid())")
  }

  private static var executableFolder: URL? {
    HostConfiguration.defaultExecutable().map { URL(fileURLWithPath: $0).deletingLastPathComponent() }
  }
}

/// Why nothing can be drawn on this machine.
public enum MachineError: Error, CustomStringConvertible {
  /// The host's executable is not beside this one.
  case noHost
  /// The fonts have not been made, without which every label would have another size.
  case noFonts
  /// Neither namespaces nor Landlock can be had; why bubblewrap does not work.
  case noSandbox(String)
  /// A module has to be compiled, and there is no toolchain.
  case noToolchain
  /// A module has to be compiled, and UIKit's module is not beside the executable.
  case noModules

  public var description: String {
    switch self {
    case .noHost: "PreviewHost is not beside vitrine: install or build both together"
    case .noFonts: "the fonts are missing: run `make fonts`, or name their folder in VITRINE_FONTS"
    case .noSandbox(let reason): "this machine cannot confine previews (\(reason)): see `vitrine doctor`"
    case .noToolchain: "there is no swift-frontend on PATH: install a Swift toolchain and put it on PATH"
    case .noModules: "UIKit.swiftmodule is not in the folder Modules beside vitrine: build or install Vitrine whole"
    }
  }
}
