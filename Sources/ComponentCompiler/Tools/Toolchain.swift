import Foundation

/// The frontend and the linker, called directly: the driver would take as long again.
struct Toolchain: Sendable {
  let configuration: CompilerConfiguration

  #if arch(arm64)
    private static let architecture = "aarch64"
    private static let emulation = "aarch64linux"
  #else
    private static let architecture = "x86_64"
    private static let emulation = "elf_x86_64"
  #endif
  private var runtime: URL { configuration.toolchain.appendingPathComponent("lib/swift/linux") }

  /// What every compilation of a module has in common: everything but the files.
  func frontendArguments(module: String, _ cache: CompilerCache) -> [String] {
    var arguments = [configuration.tool("swift-frontend").path, "-frontend", "-c"]
    arguments += ["-target", "\(Self.architecture)-unknown-linux-gnu"]
    arguments += ["-disable-objc-interop", "-Onone", "-swift-version", "5", "-gline-tables-only", "-parse-as-library"]
    arguments += ["-diagnostic-style", "llvm", "-no-color-diagnostics", "-empty-abi-descriptor"]
    arguments += ["-disable-cross-import-overlays", "-module-name", module, "-module-cache-path"]
    arguments += [cache.clangModules.path, "-I", cache.hiddenHeaders.path]
    arguments += macroArguments
    arguments += configuration.modules.flatMap { ["-I", $0.path] }
    return arguments + configuration.frontendArguments
  }

  /// Where the macros of the standard library and of Foundation are.
  private var macroArguments: [String] {
    let host = configuration.toolchain.appendingPathComponent("lib/swift/host").path
    return [
      "-in-process-plugin-server-path", "\(host)/libSwiftInProcPluginServer.so", "-plugin-path", "\(host)/plugins",
    ]
  }

  /// Compiles the primary files among all files of a module, each into its object. The virtual file system says what
  /// text stands for each file, so that messages and line tables name the user's own.
  func compile(
    _ primaries: [(file: String, object: URL)], among files: [String], fileSystem: URL, arguments: [String],
    _ cancellation: Cancellation
  ) throws -> Subprocess.Outcome {
    let isPrimary = Set(primaries.map(\.file))
    let inputs = files.flatMap { isPrimary.contains($0) ? ["-primary-file", $0] : [$0] }
    // Objects are told apart by the order of the primary files on the command line.
    let objects = files.compactMap { file in primaries.first { $0.file == file }?.object }
    return try run(
      arguments + ["-vfsoverlay", fileSystem.path] + inputs + objects.flatMap { ["-o", $0.path] }, cancellation)
  }

  /// Links objects to a library. What they need of UIKit, Foundation and the runtime is the host's, which has them
  /// open.
  func link(_ objects: [URL], into library: URL, _ cancellation: Cancellation) throws -> Subprocess.Outcome {
    let start = runtime.appendingPathComponent("\(Self.architecture)/swiftrt.o")
    var arguments = [configuration.tool("ld.lld").path, "-shared", "-m", Self.emulation, "--build-id=none", start.path]
    arguments += objects.map(\.path)
    arguments += ["-L", runtime.path, "--as-needed"] + Self.libraries.map { "-l\($0)" }
    arguments += ["-rpath", runtime.path, "-o", library.path]
    return try run(arguments, cancellation)
  }

  /// Libraries of the toolchain that the host may not have opened yet.
  private static let libraries = [
    "swiftSwiftOnoneSupport", "swift_Concurrency", "swift_StringProcessing", "swift_RegexParser", "swiftRegexBuilder",
    "swiftObservation", "swiftSynchronization",
  ]

  /// Tells this toolchain and these modules from others, by name, size and time of change.
  func identity() -> Digest {
    var files = [configuration.tool("swift-frontend").resolvingSymlinksInPath()]
    for folder in configuration.modules {
      let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      files += (found ?? []).filter { $0.pathExtension == "swiftmodule" }.sorted { $0.path < $1.path }
    }
    return Digest(of: files.map(Self.stamp))
  }

  private static func stamp(_ file: URL) -> String {
    var status = stat()
    guard stat(file.path, &status) == 0 else { return "\(file.path) is missing" }
    let time = status.st_mtim
    return "\(file.path) \(status.st_size) \(time.tv_sec).\(time.tv_nsec)"
  }

  private func run(_ arguments: [String], _ cancellation: Cancellation) throws -> Subprocess.Outcome {
    let process = Subprocess(
      arguments: configuration.wrapper + arguments, timeLimit: configuration.timeLimit)
    return try process.run(cancellation)
  }
}
