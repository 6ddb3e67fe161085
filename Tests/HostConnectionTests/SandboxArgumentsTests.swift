import HostConnection
import Testing

@Suite struct `The sandbox's arguments` {
  struct Machine: FileLookup {
    var files: Set<String> = ["/lib", "/lib64", "/opt/vitrine", "/opt/fonts", "/home/ada/Cards", "/home/ada/Cards/A"]
    func exists(_ path: String) -> Bool { files.contains(path) }
    func linkTarget(_ path: String) -> String? { path == "/lib" ? "usr/lib" : nil }
    var swiftLibraries: String? { nil }
  }

  var configuration: HostConfiguration {
    HostConfiguration(
      executable: "/opt/vitrine/PreviewHost", fonts: "/opt/fonts",
      readableFolders: ["/home/ada/Cards", "/home/ada/Cards/A", "/gone"])
  }

  func follow(_ arguments: [String], _ option: String) -> [[String]] {
    arguments.indices.filter { arguments[$0] == option }.map { Array(arguments[($0 + 1)...].prefix(2)) }
  }

  @Test func `give namespaces, an empty environment and nothing writable but an empty folder`() {
    let command = SandboxArguments(configuration, bubblewrap: "/usr/bin/bwrap", files: Machine())
    #expect(command.program == "/usr/bin/bwrap")
    for option in ["--unshare-all", "--die-with-parent", "--new-session", "--clearenv"] {
      #expect(command.arguments.contains(option))
    }
    #expect(!command.arguments.contains("--bind") && !command.arguments.contains("--share-net"))
    #expect(command.environment.isEmpty)
  }

  @Test func `show the system's libraries under their usual names`() {
    let arguments = SandboxArguments(configuration, bubblewrap: "/usr/bin/bwrap", files: Machine()).arguments
    #expect(follow(arguments, "--symlink") == [["usr/lib", "/lib"]])
    #expect(follow(arguments, "--ro-bind").prefix(2) == [["/usr", "/usr"], ["/lib64", "/lib64"]])
  }

  @Test func `show each folder that is there once`() {
    let arguments = SandboxArguments(configuration, bubblewrap: "/usr/bin/bwrap", files: Machine()).arguments
    let bound = follow(arguments, "--ro-bind").dropFirst(2).map { $0[0] }
    #expect(Array(bound) == ["/home/ada/Cards", "/opt/fonts", "/opt/vitrine"])
    #expect(follow(arguments, "--read").map { $0[0] } == Array(bound))
    #expect(arguments.contains("--namespaced"))
  }

  @Test func `run the host itself where there is no bubblewrap`() {
    let command = SandboxArguments(configuration, bubblewrap: nil, files: Machine())
    #expect(command.program == "/opt/vitrine/PreviewHost")
    #expect(!command.arguments.contains("--namespaced"))
    #expect(command.environment["VITRINE_FONTS"] == "/opt/fonts" && command.environment["TZ"] == "UTC0")
    #expect(command.environment["USER"] == nil)
  }
}
