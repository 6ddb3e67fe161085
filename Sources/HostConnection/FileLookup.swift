internal import CConfinement
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

  /// The host is linked to the same libraries as this process: the one that holds the type `Int`.
  public var swiftLibraries: String? {
    let anyAddress = unsafeBitCast(Int.self, to: UnsafeRawPointer.self)
    guard let path = confinement_file_at(anyAddress).map({ String(cString: $0) }) else { return nil }
    return path.hasSuffix("/libswiftCore.so") ? (path as NSString).deletingLastPathComponent : nil
  }
}
