import Foundation

/// The Swift sources that together make one module.
public struct SourceModule: Sendable {
  /// What is defined for `#if` unless said otherwise: a debug build for Interface Builder.
  public static let defaultDefinitions = ["DEBUG", "TARGET_INTERFACE_BUILDER"]

  /// The module's name: an identifier.
  public var name: String
  /// The folder that the sources' table symbols are named relative to, so that a project may move.
  public var root: URL
  /// The sources, absolute.
  public var sources: [URL]
  /// The names that are defined for `#if`.
  public var definitions: [String]

  /// The Swift sources that together make one module.
  public init(
    name: String, root: URL, sources: [URL], definitions: [String] = SourceModule.defaultDefinitions
  ) {
    self.name = name
    self.root = root
    self.sources = sources
    self.definitions = definitions
  }
}
