import SwiftSyntax

/// Finds what must change in a source so that it compiles without Objective-C, in place.
final class OverlayRewriter: SyntaxVisitor {
  private(set) var edits: [TextEdit] = []
  /// Selectors that have no room where they stand: the Objective-C spelling of `_sel0`, `_sel1`…
  private(set) var selectorConstants: [String] = []
  /// Lines where a call of an optional member became an ordinary one.
  private(set) var optionalCallLines: Set<Int> = []
  private let index: ModuleIndex
  private let isMain: Bool
  private let lines: SourceLocationConverter

  init(_ source: ParsedSource, _ index: ModuleIndex) {
    self.index = index
    isMain = source.path.hasSuffix("/main.swift")
    lines = SourceLocationConverter(fileName: "", tree: source.tree)
    super.init(viewMode: .sourceAccurate)
    walk(source.tree)
  }

  // MARK: Attributes and modifiers

  /// What the compiler refuses without Objective-C, or what would start an application.
  private static let blankedAttributes: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable",
    "GKInspectable", "NSManaged", "NSCopying", "UIApplicationMain", "NSApplicationMain", "main",
  ]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    guard Self.blankedAttributes.contains(node.name) else { return .visitChildren }
    replace(node)
    return .skipChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if ["optional", "dynamic"].contains(node.name.text) { replace(node) }
    return .visitChildren
  }

  /// An Objective-C protocol is one of classes without saying so.
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.attributes.contains("objc"), node.inheritanceClause == nil {
      let end = node.name.endPositionBeforeTrailingTrivia.utf8Offset
      edits.append(TextEdit(range: end..<end, replacement: ": AnyObject"))
    }
    return .visitChildren
  }

  // MARK: Overrides in extensions

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let forwarders = index.overrides(of: node.qualifiedName).map(\.forwarder)
    guard !forwarders.isEmpty else { return .visitChildren }
    let brace = node.memberBlock.rightBrace
    let end = brace.positionAfterSkippingLeadingTrivia.utf8Offset
    // A member on the brace's own line needs a separator.
    let separator = brace.leadingTrivia.contains(where: \.isNewline) || node.memberBlock.members.isEmpty ? "" : "; "
    edits.append(TextEdit(range: end..<end, replacement: separator + forwarders.joined(separator: "; ") + " "))
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if overridesInExtension(node) { rename(node.name, node.modifiers) }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if overridesInExtension(node), let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    {
      rename(name, node.modifiers)
    }
    return .visitChildren
  }

  private func overridesInExtension(_ node: some WithModifiersSyntax) -> Bool {
    guard node.modifiers.contains("override"), let members = node.parent?.parent?.parent,
      let owner = members.parent?.as(ExtensionDeclSyntax.self)
    else { return false }
    return index.declaration(of: owner.extendedType.trimmedDescription) != nil
  }

  private func rename(_ name: TokenSyntax, _ modifiers: DeclModifierListSyntax) {
    replace(modifiers)
    replace(name, with: ExtensionOverride.renamed(name.text))
  }

  // MARK: Top-level code

  /// The code of `main.swift` starts an application; a library has none.
  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard isMain, node.parent?.parent?.is(SourceFileSyntax.self) == true else { return .visitChildren }
    if case .decl = node.item { return .visitChildren }
    replace(node)
    return .skipChildren
  }

  // MARK: Imports

  /// A submodule or a single declaration of a module of ours is imported as the module.
  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let first = node.path.first, IOSBuildConfiguration.modules.contains(first.name.text) else {
      return .skipChildren
    }
    let name = first.name.text == "Darwin" ? "Glibc" : first.name.text
    guard node.path.count > 1 || name != first.name.text else { return .skipChildren }
    if let kind = node.importKindSpecifier { replace(kind) }
    replace(node.path, with: name)
    return .skipChildren
  }

  // MARK: Macros

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "Preview" else { return .visitChildren }
    replace(node)
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "Preview":
      replace(node)
    case "selector":
      guard let selector = SelectorReference(node).map({ $0.selector(index) }) else { return .visitChildren }
      replaceSelector(node, selector)
    case "keyPath":
      guard let path = keyPath(node) else { return .visitChildren }
      replace(node, with: "\"\(path)\"")
    default:
      return .visitChildren
    }
    return .skipChildren
  }

  private func replaceSelector(_ node: MacroExpansionExprSyntax, _ selector: String) {
    let range = textRange(node)
    let plain = "Selector(\"\(selector)\")"
    guard plain.utf8.count > range.count || node.trimmedDescription.contains("\n") else {
      return edits.append(TextEdit(range: range, replacement: plain))
    }
    let number = selectorConstants.firstIndex(of: selector) ?? selectorConstants.count
    if number == selectorConstants.count { selectorConstants.append(selector) }
    edits.append(TextEdit(range: range, replacement: "_sel\(number)"))
  }

  /// `#keyPath(Type.a.b)` → `a.b`.
  private func keyPath(_ node: MacroExpansionExprSyntax) -> String? {
    guard let expression = node.arguments.first?.expression else { return nil }
    let steps = expression.trimmedDescription.split(separator: ".").map { $0.filter { !$0.isWhitespace } }
    let names = steps.drop { $0.first?.isUppercase == true || $0 == "self" }
    guard !names.isEmpty else { return nil }
    return names.map { $0.filter { $0 != "?" && $0 != "!" && $0 != "`" } }.joined(separator: ".")
  }

  // MARK: Optional members

  /// `delegate?.f?(x)` → `delegate?.f (x)`: the requirement is an ordinary one in the overlay.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let member = chain.expression.as(MemberAccessExprSyntax.self),
      index.isOptionalMember(member.declName.baseName.text, base: member.base?.trimmedDescription)
    else { return .visitChildren }
    replace(chain.questionMark)
    if member.base?.hasOptionalChain != true { wrapResult(of: node, member.declName.baseName.text) }
    let position = chain.questionMark.positionAfterSkippingLeadingTrivia
    optionalCallLines.insert(lines.location(for: position).line)
    return .visitChildren
  }

  /// `if let a = delegate.f?(x)` → `if let a = Optional(delegate.f (x))`, where the call's result is not optional anyway.
  private func wrapResult(of node: FunctionCallExprSyntax, _ name: String) {
    let labels = node.arguments.map { $0.label?.text ?? "" }
    guard let member = index.optionalMember(name, labels: labels), !member.returnsVoid, !member.returnsOptional else {
      return
    }
    let range = textRange(node)
    edits.append(TextEdit(range: range.lowerBound..<range.lowerBound, replacement: "Optional("))
    edits.append(TextEdit(range: range.upperBound..<range.upperBound, replacement: ")"))
  }

  // MARK: Edits

  private func replace(_ node: some SyntaxProtocol, with replacement: String = "") {
    edits.append(TextEdit(range: textRange(node), replacement: replacement))
  }

  private func textRange(_ node: some SyntaxProtocol) -> Range<Int> {
    node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
  }
}
