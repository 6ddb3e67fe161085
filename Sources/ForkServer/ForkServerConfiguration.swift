/// What every preview's process may see, and how.
public struct ForkServerConfiguration: Sendable {
  /// Files and folders that every preview may read: system and run-time libraries, fonts.
  public var readablePaths: [String]
  /// Whether the server runs in namespaces of its own.
  public var isNamespaced: Bool
  /// Called in the child once it is confined, before it draws.
  public var afterConfinement: @Sendable () -> Void = {}

  /// A server whose previews may read these paths.
  public init(readablePaths: [String], isNamespaced: Bool) {
    self.readablePaths = readablePaths
    self.isNamespaced = isNamespaced
  }
}
