import Foundation

/// The Swift sources that together make one module.
public struct SourceModule: Sendable {
  /// The module's name: an identifier.
  public var name: String
  /// The folder that the sources' table symbols are named relative to, so that a project may move.
  public var root: URL
  /// The sources, absolute.
  public var sources: [URL]
  /// Names defined for `#if`, besides `DEBUG`.
  public var definitions: [String]

  /// The Swift sources that together make one module.
  public init(name: String, root: URL, sources: [URL], definitions: [String] = []) {
    self.name = name
    self.root = root
    self.sources = sources
    self.definitions = definitions
  }
}
