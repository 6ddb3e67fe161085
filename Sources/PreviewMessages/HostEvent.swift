/// What the host says to the daemon, one to a frame.
public enum HostEvent: Codable, Sendable {
  /// The host is warm and takes requests. Always the first thing it says.
  case ready(HostReadiness)
  /// One request's answer. The frame's payload is the picture, a whole PNG, or empty.
  case answered(PreviewReply)
}

/// What a warm host knows of itself.
public struct HostReadiness: Codable, Sendable, Hashable {
  /// The Landlock version that its children confine themselves with; 0 where the kernel has none.
  public var landlockVersion: Int
  /// Whether it runs in namespaces of its own.
  public var isNamespaced: Bool
  /// How long the warm-up took, in seconds, by the name of the step.
  public var timings: [String: Double]

  /// What a warm host knows of itself.
  public init(landlockVersion: Int, isNamespaced: Bool, timings: [String: Double]) {
    self.landlockVersion = landlockVersion
    self.isNamespaced = isNamespaced
    self.timings = timings
  }
}
