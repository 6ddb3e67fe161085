import Foundation

extension CompilerConfiguration {
  /// This configuration with every tool confined by bubblewrap: it sees the system, the toolchain and the modules,
  /// writes to the cache only, and has no network. Sources need not be visible: the tools read overlays from the cache.
  ///
  /// `nil` where bubblewrap is missing, or where the kernel does not let it confine anything.
  public func confined(
    path: String? = ProcessInfo.processInfo.environment["PATH"]
  ) -> CompilerConfiguration? {
    let candidates = (path ?? "").split(separator: ":").map { "\($0)/bwrap" }
    guard let bubblewrap = candidates.first(where: FileManager.default.isExecutableFile) else { return nil }
    try? FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
    var confined = self
    confined.wrapper = wrapper(bubblewrap)
    let probe = Subprocess(arguments: confined.wrapper + [tool("swift-frontend").path, "-version"], timeLimit: 10)
    guard (try? probe.run(Cancellation()))?.status == 0 else { return nil }
    return confined
  }

  private func wrapper(_ bubblewrap: String) -> [String] {
    var arguments = [bubblewrap, "--unshare-all", "--die-with-parent", "--new-session", "--clearenv"]
    arguments += ["--setenv", "PATH", "/usr/bin:/bin", "--setenv", "LC_ALL", "C.UTF-8", "--setenv", "HOME", "/"]
    arguments += ["--dev", "/dev", "--proc", "/proc", "--tmpfs", "/tmp"]
    let system = ["/usr", "/lib", "/lib64", "/bin", "/etc/ld.so.cache", "/etc/alternatives"]
    for folder in system + [toolchain.path] + modules.map(\.path) {
      arguments += ["--ro-bind-try", folder, folder]
    }
    return arguments + ["--bind", cache.path, cache.path, "--chdir", "/"]
  }
}
