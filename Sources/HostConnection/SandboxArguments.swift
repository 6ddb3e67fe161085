import Foundation

/// The command line that runs the host, in namespaces of its own or plainly.
public struct SandboxArguments: Sendable, Hashable {
  /// The absolute path of the program to run.
  public var program: String
  /// Its arguments, without the program itself.
  public var arguments: [String]
  /// Its whole environment.
  public var environment: [String: String]

  /// The command line for `configuration`; `bubblewrap` is the path of a `bwrap` that works here, or `nil`.
  public init(_ configuration: HostConfiguration, bubblewrap: String?, files: any FileLookup = SystemFiles()) {
    let readable = Self.readable(configuration, files: files)
    let host = configuration.executable
    environment = Self.environment(configuration, files: files)
    let hostArguments = readable.flatMap { ["--read", $0] }
    guard configuration.usesNamespaces, let bubblewrap else {
      program = host
      arguments = hostArguments
      return
    }
    program = bubblewrap
    arguments =
      Self.isolation + Self.systemFolders(files) + readable.flatMap { ["--ro-bind", $0, $0] }
      + environment.sorted { $0.key < $1.key }.flatMap { ["--setenv", $0.key, $0.value] }
      + ["--chdir", "/", "--", host, "--namespaced"] + hostArguments
    environment = [:]
  }

  /// New namespaces of every kind; gone with the daemon; no terminal to push input into; nothing of the user's
  /// environment; a file system that begins empty.
  static let isolation = [
    "--unshare-all", "--die-with-parent", "--new-session", "--clearenv", "--hostname", "preview",
    "--tmpfs", "/tmp", "--proc", "/proc", "--dev", "/dev",
  ]

  /// The system's libraries, read-only, under the names that the dynamic linker looks for.
  static func systemFolders(_ files: any FileLookup) -> [String] {
    var arguments = ["--ro-bind", "/usr", "/usr"]
    for folder in ["/lib", "/lib64", "/lib32"] where files.exists(folder) {
      if let target = files.linkTarget(folder) {
        arguments += ["--symlink", target, folder]
      } else {
        arguments += ["--ro-bind", folder, folder]
      }
    }
    return arguments
  }

  /// What the host itself needs and what previews may be told to read, each path once, outer folders before inner ones.
  static func readable(_ configuration: HostConfiguration, files: any FileLookup) -> [String] {
    let executableFolder = (configuration.executable as NSString).deletingLastPathComponent
    let wanted =
      [executableFolder] + [files.swiftLibraries, configuration.fonts].compactMap { $0 }
      + configuration.readableFolders
    let present = Set(wanted.filter { $0 != "/" && files.exists($0) })
    return present.sorted().filter { path in
      !present.contains { $0 != path && path.hasPrefix($0 + "/") }
    }
  }

  /// Fixed for every user and machine, so that the same input gives the same picture: English, UTC, no seed of its own
  /// for hashing, no backtraces by Swift's runtime (the host takes its own). The path in the host's executable may be a
  /// link to where Swift's libraries are, and only the latter is bound.
  static func environment(_ configuration: HostConfiguration, files: any FileLookup) -> [String: String] {
    var environment = [
      "PATH": "/usr/bin", "HOME": "/tmp", "LANG": "C.UTF-8", "TZ": "UTC0",
      "SWIFT_DETERMINISTIC_HASHING": "1", "SWIFT_BACKTRACE": "enable=no",
    ]
    environment["VITRINE_FONTS"] = configuration.fonts
    environment["LD_LIBRARY_PATH"] = files.swiftLibraries
    return environment
  }
}
