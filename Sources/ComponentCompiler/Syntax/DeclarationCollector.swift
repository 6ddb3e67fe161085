import SwiftSyntax

/// Gathers the types of one source and their members.
final class DeclarationCollector: SyntaxVisitor {
  private(set) var blocks: [TypeBlock] = []
  private(set) var previews: [PreviewBlock] = []
  private(set) var imports: [String] = []
  private var open: [Int] = []
  private var functionDepth = 0
  private let lines: SourceLocationConverter

  init(_ tree: SourceFileSyntax) {
    lines = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first?.name.text { imports.append(module) }
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(.classDeclaration, node, name: node.name, inherited: node.inheritanceClause, node.genericParameterClause)
  }
  override func visitPost(_ node: ClassDeclSyntax) { open.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(.protocolDeclaration, node, name: node.name, inherited: node.inheritanceClause, nil)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { open.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(.otherDeclaration, node, name: node.name, inherited: node.inheritanceClause, node.genericParameterClause)
  }
  override func visitPost(_ node: StructDeclSyntax) { open.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(.otherDeclaration, node, name: node.name, inherited: node.inheritanceClause, node.genericParameterClause)
  }
  override func visitPost(_ node: EnumDeclSyntax) { open.removeLast() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(.otherDeclaration, node, name: node.name, inherited: node.inheritanceClause, node.genericParameterClause)
  }
  override func visitPost(_ node: ActorDeclSyntax) { open.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    var block = TypeBlock(kind: .extensionDeclaration, name: name, line: line(of: node.extendedType))
    block.inheritedTypes = inheritedTypes(node.inheritanceClause)
    block.isDesignable = node.attributes.contains("IBDesignable")
    block.exposesMembers = node.attributes.contains("objc") || node.attributes.contains("objcMembers")
    block.isGeneric = node.genericWhereClause != nil || name.contains("<")
    block.isLocal = functionDepth > 0
    blocks.append(block)
    open.append(blocks.count - 1)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { open.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if functionDepth == 0, let method = method(node) { member { $0.methods.append(method) } }
    if functionDepth == 0, let override = ExtensionOverride(node) { noteOverride(override) }
    functionDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { functionDepth -= 1 }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if functionDepth == 0 {
      let initializer = InitializerDeclaration(
        labels: node.signature.parameterClause.parameters.map(\.label),
        isConvenience: node.modifiers.contains("convenience"), isFailable: node.optionalMark != nil,
        isPrivate: node.modifiers.contains("private"))
      member { $0.initializers.append(initializer) }
    }
    functionDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { functionDepth -= 1 }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    functionDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: AccessorBlockSyntax) { functionDepth -= 1 }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    functionDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { functionDepth -= 1 }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if functionDepth == 0 {
      let found = properties(node)
      member { $0.properties += found }
      if let override = ExtensionOverride(node) { noteOverride(override) }
    }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    notePreview(node.macroName, node.arguments, node)
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    notePreview(node.macroName, node.arguments, node)
  }

  private func notePreview(
    _ macro: TokenSyntax, _ arguments: LabeledExprListSyntax, _ node: some SyntaxProtocol
  ) -> SyntaxVisitorContinueKind {
    guard macro.text == "Preview" else { return .visitChildren }
    let name = arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    previews.append(PreviewBlock(name: name, line: line(of: node)))
    return .skipChildren
  }

  private func begin(
    _ kind: TypeBlock.Kind, _ node: some DeclGroupSyntax, name: TokenSyntax, inherited: InheritanceClauseSyntax?,
    _ generics: GenericParameterClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    let outer = open.last.map { blocks[$0] }
    let path = (outer.map { "\($0.name)." } ?? "") + name.text
    var block = TypeBlock(kind: kind, name: path, line: line(of: name))
    block.inheritedTypes = inheritedTypes(inherited)
    block.isGeneric = generics != nil || outer?.isGeneric == true
    block.isDesignable = node.attributes.contains("IBDesignable")
    block.exposesMembers = kind == .classDeclaration && node.attributes.contains("objcMembers")
    block.isObjectiveC = node.attributes.contains("objc")
    block.objectiveCName = node.attributes.argument(of: "objc")
    block.access = node.modifiers.access
    block.isHidden = outer != nil && (block.access == "private" || outer?.isHidden == true)
    block.isLocal = functionDepth > 0 || outer?.isLocal == true
    blocks.append(block)
    open.append(blocks.count - 1)
    return .visitChildren
  }

  private func noteOverride(_ override: ExtensionOverride) {
    member { block in
      if block.kind == .extensionDeclaration { block.overrides.append(override) }
    }
  }

  private func member(_ add: (inout TypeBlock) -> Void) {
    guard let index = open.last else { return }
    add(&blocks[index])
  }

  private func method(_ node: FunctionDeclSyntax) -> MethodDeclaration? {
    guard !node.modifiers.contains("static"), !node.modifiers.contains("class"), node.name.isName else { return nil }
    let parameters = node.signature.parameterClause.parameters
    var method = MethodDeclaration(name: node.name.text, labels: parameters.map(\.label), line: line(of: node.name))
    method.parameterTypes = parameters.map { $0.type.trimmedDescription }
    method.objectiveCName = node.attributes.argument(of: "objc")
    method.isExposed = node.attributes.containsAny(of: ["objc", "IBAction", "IBSegueAction"])
    method.isHiddenFromObjectiveC = node.attributes.contains("nonobjc")
    method.isPrivate = node.modifiers.contains("private")
    method.isOptional = node.modifiers.contains("optional")
    method.isThrowing = node.signature.effectSpecifiers?.throwsClause != nil
    method.isUncallable =
      node.signature.effectSpecifiers?.asyncSpecifier != nil || node.genericParameterClause != nil
      || method.parameterTypes.contains { $0.hasPrefix("inout ") || $0.hasPrefix("some ") }
      || parameters.contains { $0.ellipsis != nil }
    let result = node.signature.returnClause?.type.trimmedDescription
    method.returnsVoid = result == nil || result == "Void" || result == "()"
    method.returnsOptional = result.map { $0.hasSuffix("?") || $0.hasSuffix("!") || $0.hasPrefix("Optional<") } == true
    method.signature = "func \(node.name.text)\(node.signature.onOneLine)"
    return method
  }

  private func properties(_ node: VariableDeclSyntax) -> [PropertyDeclaration] {
    guard !node.modifiers.contains("static"), !node.modifiers.contains("class") else { return [] }
    let startsWithout = ["weak", "lazy", "override"].contains(where: node.modifiers.contains)
    return node.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return nil }
      // In `var a, b: Int` the annotation of a later binding counts.
      let annotation = binding.typeAnnotation ?? node.bindings.last?.typeAnnotation
      var property = PropertyDeclaration(name: name.text, line: line(of: name))
      property.type = annotation?.type.trimmedDescription ?? binding.initializer?.value.literalType
      property.objectiveCName = node.attributes.argument(of: "objc")
      property.isExposed = node.attributes.containsAny(of: ["objc", "IBInspectable", "IBOutlet", "NSManaged"])
      property.isHiddenFromObjectiveC = node.attributes.contains("nonobjc")
      property.isInspectable = node.attributes.contains("IBInspectable")
      property.isPrivate = node.modifiers.contains("private")
      property.isOptional = node.modifiers.contains("optional")
      let type = property.type ?? ""
      let hasDefault = type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("Optional<")
      property.needsInitialValue =
        binding.initializer == nil && binding.accessorBlock.map(\.isObserver) != false && !hasDefault && !startsWithout
      return property
    }
  }

  private func inheritedTypes(_ clause: InheritanceClauseSyntax?) -> [String] {
    clause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
  }

  private func line(of node: some SyntaxProtocol) -> Int {
    lines.location(for: node.positionAfterSkippingLeadingTrivia).line
  }
}
