import PreviewMessages

/// One picture that a project has.
public struct Preview: Hashable, Sendable {
  /// What is drawn.
  public enum Subject: Hashable, Sendable {
    /// A class of the project's module, by its plain name.
    case component(className: String)
    /// A scene or top-level view of the document at `path`, relative to the root; `object` is its id.
    case document(path: String, object: String?)
  }

  /// `Module/Class` or `Document/Scene`.
  public let name: String
  public let subject: Subject
  /// The files it is known to be made from before it is drawn, relative to the root: its sources, its document.
  public let files: Set<String>
  /// Whether it takes classes of the project's module.
  public let needsCode: Bool
  /// What keeps it from being drawn: its document cannot be read.
  public let problem: PreviewDiagnostic?
}
