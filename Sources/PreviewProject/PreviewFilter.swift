import Foundation

/// Which of a project's previews are wanted: `--only` and `--class`.
public struct PreviewFilter: Sendable {
  /// Patterns as in a shell, of a preview's whole name or its last component.
  public var patterns: [String]
  /// Classes to draw whether designable or not; where there are any, nothing else is drawn.
  public var classes: [String]

  /// Everything, unless told otherwise.
  public init(patterns: [String] = [], classes: [String] = []) {
    self.patterns = patterns
    self.classes = classes
  }

  /// Whether a preview of that name is wanted.
  public func admits(_ name: String) -> Bool {
    guard !patterns.isEmpty else { return true }
    let last = (name as NSString).lastPathComponent
    return patterns.contains { fnmatch($0, name, 0) == 0 || fnmatch($0, last, 0) == 0 }
  }
}
