import Foundation

/// What one source declares that matters for previews, found without compiling it.
public struct SourceSummary: Sendable, Hashable {
  /// Its classes, in the order of lines, with what extensions in the same source add.
  public var classes: [ClassSummary] = []
  /// Extensions of classes declared elsewhere, that mark them designable or add inspectable properties; `name` is the
  /// extended type's.
  public var extensions: [ClassSummary] = []
  /// Its `#Preview` blocks.
  public var previews: [PreviewBlock] = []
  /// The modules it imports, in order of appearance.
  public var imports: [String] = []

  /// Reads a source's text; conditions are decided as for iOS.
  public init(of text: String, definitions: [String] = []) {
  }
}
