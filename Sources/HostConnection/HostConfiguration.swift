import Foundation

/// Which host to run and what it may see.
public struct HostConfiguration: Sendable {
  /// The absolute path of the host's executable.
  public var executable: String
  /// The folder of fonts and their `fonts.conf`; `nil` lets the host look beside its executable.
  public var fonts: String?
  /// Folders that previews may be told to read: the cache of module bundles, the project. A request that names another
  /// folder makes the connection start a host that sees that one too.
  public var readableFolders: [String]
  /// Whether the host runs in namespaces of its own, made by bubblewrap, besides what each preview does to confine
  /// itself. Ignored where bubblewrap does not work on this machine.
  public var usesNamespaces = true
  /// How many previews are drawn at once; further requests wait their turn.
  public var concurrency = max(1, ProcessInfo.processInfo.activeProcessorCount)

  /// A host that may see these folders.
  public init(executable: String, fonts: String? = nil, readableFolders: [String] = []) {
    self.executable = executable
    self.fonts = fonts
    self.readableFolders = readableFolders
  }

  /// The host beside the running executable, as both the build and the release lay them out, or in `../libexec/vitrine`.
  public static func defaultExecutable() -> String? {
    let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    return ["PreviewHost", "../libexec/vitrine/PreviewHost"]
      .map { own.appendingPathComponent($0).standardizedFileURL.path }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
