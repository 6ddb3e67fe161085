import SwiftSyntax

extension AttributeListSyntax {
  /// Whether an attribute of that name is among them.
  func contains(_ name: String) -> Bool { containsAny(of: [name]) }

  /// Whether an attribute of one of the names is among them.
  func containsAny(of names: Set<String>) -> Bool {
    contains { $0.as(AttributeSyntax.self).map { names.contains($0.name) } == true }
  }

  /// What stands in the parentheses of an attribute; `nil` where it has none.
  func argument(of name: String) -> String? {
    for element in self {
      guard let attribute = element.as(AttributeSyntax.self), attribute.name == name else { continue }
      return attribute.arguments?.trimmedDescription
    }
    return nil
  }
}

extension AttributeSyntax {
  /// The name after the `@`.
  var name: String { attributeName.trimmedDescription }
}

extension DeclModifierListSyntax {
  /// Whether the modifier itself is among them; `private(set)` does not count as `private`.
  func contains(_ name: String) -> Bool { contains { $0.name.text == name && $0.detail == nil } }

  /// The access level as written.
  var access: String? {
    let levels: Set = ["open", "public", "package", "internal", "fileprivate", "private"]
    return first { levels.contains($0.name.text) && $0.detail == nil }?.name.text
  }
}

extension FunctionParameterSyntax {
  /// The argument label; empty for `_`.
  var label: String { firstName.text == "_" ? "" : firstName.text }
}

extension SyntaxProtocol {
  /// The text without comments and line breaks.
  var onOneLine: String {
    let words = tokens(viewMode: .sourceAccurate).map { token in
      (token.leadingTrivia.isEmpty ? "" : " ") + token.text + (token.trailingTrivia.isEmpty ? "" : " ")
    }
    return words.joined().trimmingPrefix(" ").description
  }
}

extension SyntaxProtocol {
  /// The names of the types around it, outermost first.
  var enclosingTypeNames: [String] {
    var names: [String] = []
    var next = parent
    while let current = next {
      if let type = current.asProtocol(NamedDeclSyntax.self), current.asProtocol(DeclGroupSyntax.self) != nil {
        names.insert(type.name.text, at: 0)
      } else if let type = current.as(ExtensionDeclSyntax.self) {
        names.insert(type.extendedType.trimmedDescription, at: 0)
      }
      next = current.parent
    }
    return names
  }
}

extension ClassDeclSyntax {
  /// With the types it is nested in: `Outer.Inner`.
  var qualifiedName: String { (enclosingTypeNames + [name.text]).joined(separator: ".") }
}

extension TokenSyntax {
  /// Whether it is a name rather than an operator.
  var isName: Bool {
    if case .identifier = tokenKind { true } else { false }
  }
}

extension AccessorBlockSyntax {
  /// Whether it only observes a stored property.
  var isObserver: Bool {
    guard case .accessors(let accessors) = accessors else { return false }
    return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}

extension ExprSyntax {
  /// Whether the members, calls and subscripts that it is made of pass a `?`.
  var hasOptionalChain: Bool {
    if self.is(OptionalChainingExprSyntax.self) { return true }
    let base =
      self.as(MemberAccessExprSyntax.self)?.base ?? self.as(FunctionCallExprSyntax.self)?.calledExpression
      ?? self.as(SubscriptCallExprSyntax.self)?.calledExpression ?? self.as(ForceUnwrapExprSyntax.self)?.expression
    return base?.hasOptionalChain == true
  }

  /// The type of a literal, or of what looks like a call of an initialiser.
  var literalType: String? {
    switch kind {
    case .booleanLiteralExpr: return "Bool"
    case .integerLiteralExpr: return "Int"
    case .floatLiteralExpr: return "Double"
    case .stringLiteralExpr: return "String"
    default: break
    }
    if let negative = self.as(PrefixOperatorExprSyntax.self) { return negative.expression.literalType }
    let name: String?
    if let call = self.as(FunctionCallExprSyntax.self) {
      name = call.calledExpression.trimmedDescription
    } else {
      name = self.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
    }
    guard let name, name.first?.isUppercase == true, !name.contains("(") else { return nil }
    return name.split(separator: ".").prefix { $0.first?.isUppercase == true }.joined(separator: ".")
  }
}
