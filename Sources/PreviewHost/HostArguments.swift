import Foundation

/// The host's own command line: `[--namespaced] [--read PATH]…`, made by the daemon.
struct HostArguments {
  /// Whether the host was started in namespaces of its own.
  var isNamespaced = false
  /// What every preview may read.
  var readablePaths: [String] = []

  init(_ arguments: some Sequence<String>) {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--namespaced": isNamespaced = true
      case "--read": if let path = rest.popFirst() { readablePaths.append(path) }
      default: break
      }
    }
  }

  /// Libraries, and the data of the libraries that draw. Not `/etc`, `/home`, `/proc`, `/sys`.
  static let systemPaths = [
    "/lib", "/lib64", "/lib32", "/usr/lib", "/usr/lib64", "/usr/lib32", "/usr/share/zoneinfo", "/usr/share/mime",
    "/dev/null",
  ]
}
