/// What a change on disk comes to for a project. Paths are relative to its root; an asset catalog is one file.
public struct ProjectChange: Equatable, Sendable {
  /// Files whose content may be another now, new and removed ones included.
  public var files: Set<String> = []
  /// Files that came or went.
  public var comings: Set<String> = []
  /// Whether the module has to be compiled.
  public var touchesSources = false
  /// Whether the bundle's resources have to be laid out anew.
  public var touchesResources = false

  /// Nothing.
  public init() {}

  /// Whether the change is nothing to the project.
  public var isEmpty: Bool { files.isEmpty }
}
