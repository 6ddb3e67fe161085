import SwiftParser
import SwiftSyntax

/// Which source files a file rests on: those that declare a name it mentions.
///
/// Told by names alone, so it may take in a file too many, never one too few: what a type inherits through a chain of
/// files is found by following the chain.
struct SourceGraph {
  /// What one file declares for others, and every name it mentions.
  struct Names: Sendable {
    var declared: Set<String> = []
    var mentioned: Set<String> = []

    init(of source: String) {
      let tree = Parser.parse(source: source)
      let visitor = NameVisitor(viewMode: .sourceAccurate)
      visitor.walk(tree)
      declared = visitor.declared
      mentioned = visitor.mentioned
    }
  }

  private var files: [String: Names] = [:]

  /// What is known of the file at `path`; `nil` forgets it.
  mutating func set(_ names: Names?, of path: String) { files[path] = names }

  /// The files among which `start` is closed under "mentions a name declared in", `start` included.
  func closure(of start: Set<String>) -> Set<String> {
    var declaring: [String: [String]] = [:]
    for (path, names) in files {
      for name in names.declared { declaring[name, default: []].append(path) }
    }
    var reached = start
    var open = Array(start)
    while let path = open.popLast() {
      for name in files[path]?.mentioned ?? [] {
        for next in declaring[name] ?? [] where reached.insert(next).inserted { open.append(next) }
      }
    }
    return reached
  }
}

/// Collects the names that other files can see, and the names used.
private final class NameVisitor: SyntaxVisitor {
  var declared: Set<String> = []
  var mentioned: Set<String> = []
  private var depth = 0

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if case .identifier(let name) = token.tokenKind { mentioned.insert(name) }
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    // Members of an extension are found where they are used, and a conformance where the type is named.
    declared.insert(node.extendedType.trimmedDescription)
    for member in node.memberBlock.members { declareMember(member.decl) }
    return .visitChildren
  }

  override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
    for statement in node.statements {
      if case .decl(let declaration) = statement.item { declareMember(declaration) }
    }
    return .visitChildren
  }

  private func declare(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(name.text)
    return .visitChildren
  }

  private func declareMember(_ declaration: DeclSyntax) {
    if let function = declaration.as(FunctionDeclSyntax.self) { declared.insert(function.name.text) }
    for binding in declaration.as(VariableDeclSyntax.self)?.bindings ?? [] {
      if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text { declared.insert(name) }
    }
  }
}
