import Foundation

/// What the sandbox's arguments need to know of the machine's files.
public protocol FileLookup: Sendable {
  /// Whether something is at that path.
  func exists(_ path: String) -> Bool
  /// Where a symbolic link points, as written in it; `nil` for anything else.
  func linkTarget(_ path: String) -> String?
  /// The folder of Swift's run-time libraries, where they are shared ones outside `/usr`.
  var swiftLibraries: String? { get }
}

/// The files of this machine.
public struct SystemFiles: FileLookup {
  /// The files of this machine.
  public init() {}

  public func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  public func linkTarget(_ path: String) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: path)
  }

  /// The host is linked to the same libraries as this process.
  public var swiftLibraries: String? {
    guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) else { return nil }
    let path = maps.split(separator: "\n").first { $0.hasSuffix("/libswiftCore.so") }?.drop { $0 != "/" }
    return path.map { (String($0) as NSString).deletingLastPathComponent }
  }
}
