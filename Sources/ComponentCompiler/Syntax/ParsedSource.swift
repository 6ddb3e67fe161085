import SwiftParser
import SwiftSyntax

/// A source, read: conditions decided, declarations gathered.
struct ParsedSource: Sendable {
  /// The user's own file, absolute; empty for text alone.
  let path: String
  /// The text with what conditions leave out blanked; every line and column as in the file.
  let text: String
  let tree: SourceFileSyntax
  let blocks: [TypeBlock]
  let previews: [PreviewBlock]
  let imports: [String]
  /// Whether the parser could not make sense of it; the compiler will say why.
  let hasErrors: Bool
  /// A digest of everything that other files of the module can depend on.
  let interface: Digest

  init(path: String, text original: String, _ configuration: IOSBuildConfiguration) {
    var text = original
    var tree = Parser.parse(source: text)
    if text.contains("#if") {
      text = EditedText(text, ConditionalCompilation(tree, configuration).edits).text
      tree = Parser.parse(source: text)
    }
    let declarations = DeclarationCollector(tree)
    self.path = path
    self.text = text
    self.tree = tree
    blocks = declarations.blocks
    previews = declarations.previews
    imports = declarations.imports
    hasErrors = tree.hasError
    interface = InterfaceDigest(tree).digest
  }
}
