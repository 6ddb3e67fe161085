import Foundation

/// Where the compiler finds what it needs, and what it may use.
public struct CompilerConfiguration: Sendable {
  /// The toolchain's `usr` folder, with `bin/swift-frontend` and `bin/ld.lld`.
  public var toolchain: URL
  /// The folders that hold `UIKit.swiftmodule` and the modules it re-exports, such as `.build/release/Modules`.
  public var modules: [URL]
  /// Where overlays, objects and libraries are kept. Made if absent; may be deleted at any time between compilations.
  public var cache: URL
  /// The C modules that UIKit and its kin import internally. The compiler insists on finding them, though nothing of
  /// them is in a public declaration: it is given empty ones, so that components compile without C headers.
  public var hiddenModules = ["CCairo", "CPango", "CPixbuf", "CDeflate"]
  /// Further arguments of the frontend.
  public var frontendArguments: [String] = []
  /// What every command line begins with, such as bubblewrap and its arguments; the tool's own path follows. Inside it
  /// the toolchain, the modules and the sources must be readable, and the cache writable, all under their own paths.
  public var wrapper: [String] = []
  /// How long one tool may run, in seconds, before its process group is killed.
  public var timeLimit: Double = 60
  /// How many frontends run at once.
  public var processLimit = 2

  /// A configuration with everything else at its default.
  public init(toolchain: URL, modules: [URL], cache: URL) {
    self.toolchain = toolchain
    self.modules = modules
    self.cache = cache
  }

  /// The toolchain that `swift-frontend` on `PATH` belongs to; `nil` where there is none.
  public static func toolchainOnPath(
    _ path: String? = ProcessInfo.processInfo.environment["PATH"]
  ) -> URL? {
    for folder in (path ?? "").split(separator: ":") {
      let frontend = URL(fileURLWithPath: "\(folder)/swift-frontend")
      guard FileManager.default.isExecutableFile(atPath: frontend.path) else { continue }
      return frontend.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
    }
    return nil
  }

  func tool(_ name: String) -> URL { toolchain.appendingPathComponent("bin/\(name)") }
}
