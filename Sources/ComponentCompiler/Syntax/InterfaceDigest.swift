import SwiftSyntax

/// Digests what other files of the module can depend on: every token outside the bodies of functions and the initial
/// values of properties whose type is written.
///
/// Line breaks and comments do not count. Bodies that the compiler copies into callers, or that give a function its
/// opaque result type, do.
final class InterfaceDigest: SyntaxVisitor {
  private(set) var digest = Digest()
  private var bytes: [UInt8] = []

  init(_ tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
    digest = Digest(of: bytes)
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    bytes.append(contentsOf: token.text.utf8)
    bytes.append(0)
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !node.attributes.copiesBody, node.signature.returnClause?.type.isOpaque != true, node.body != nil else {
      return .visitChildren
    }
    walk(node.with(\.body, nil))
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !node.attributes.copiesBody, node.body != nil else { return .visitChildren }
    walk(node.with(\.body, nil))
    return .skipChildren
  }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !node.attributes.copiesBody else { return .visitChildren }
    walk(node.attributes)
    walk(node.modifiers)
    walk(node.bindingSpecifier)
    for binding in node.bindings { note(binding) }
    return .skipChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !node.attributes.copiesBody, let accessors = node.accessorBlock else { return .visitChildren }
    walk(node.with(\.accessorBlock, nil))
    note(accessors)
    return .skipChildren
  }

  private func note(_ binding: PatternBindingSyntax) {
    walk(binding.pattern)
    let type = binding.typeAnnotation
    if let type { walk(type) }
    if let value = binding.initializer {
      let isKnown = type.map { !$0.type.isOpaque && !$0.trimmedDescription.contains("_") } == true
      walk(value.equal)
      if !isKnown { walk(value.value) }
    }
    if let accessors = binding.accessorBlock {
      if type?.type.isOpaque == true { walk(accessors) } else { note(accessors) }
    }
    bytes.append(1)
  }

  /// Which accessors there are, without their bodies.
  private func note(_ block: AccessorBlockSyntax) {
    bytes.append(UInt8(ascii: "{"))
    guard case .accessors(let accessors) = block.accessors else { return }
    for accessor in accessors { walk(accessor.with(\.body, nil)) }
  }
}

extension AttributeListSyntax {
  fileprivate var copiesBody: Bool {
    containsAny(of: ["inlinable", "inline", "_transparent", "_alwaysEmitIntoClient"])
  }
}

extension TypeSyntax {
  fileprivate var isOpaque: Bool { tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.some) } }
}
