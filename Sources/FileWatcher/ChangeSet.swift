/// What changed below a watched folder, once things have settled.
public struct ChangeSet: Equatable, Sendable {
  /// Absolute paths of files and folders that were written, created, moved or removed.
  public var paths: Set<String>
  /// Events were lost, so anything below the root may have changed: look again.
  public var mayHaveMissed: Bool

  /// What changed.
  public init(paths: Set<String> = [], mayHaveMissed: Bool = false) {
    self.paths = paths
    self.mayHaveMissed = mayHaveMissed
  }

  /// Whether nothing changed.
  public var isEmpty: Bool { paths.isEmpty && !mayHaveMissed }

  mutating func formUnion(_ other: ChangeSet) {
    paths.formUnion(other.paths)
    mayHaveMissed = mayHaveMissed || other.mayHaveMissed
  }
}
