import SwiftSyntax

/// What a `#selector(…)` refers to.
struct SelectorReference {
  private enum Kind {
    case method
    case getter
    case setter
  }

  private var kind: Kind
  private var name: String
  /// The labels; empty for `_`. `nil` where none are written.
  private var labels: [String]?
  /// The type whose member it is, as far as it is written or the place tells.
  private var type: String?

  /// Reads the parentheses; `nil` where they hold no reference to a member.
  init?(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first else { return nil }
    switch argument.label?.text {
    case "getter": kind = .getter
    case "setter": kind = .setter
    default: kind = .method
    }
    guard let reference = Self.reference(in: argument.expression) else { return nil }
    name = reference.name.baseName.text.filter { $0 != "`" }
    labels = reference.name.argumentNames?.arguments.map { $0.name.text == "_" ? "" : $0.name.text }
    let base = reference.base?.trimmedDescription
    let last = base?.split(separator: ".").last.map(String.init)
    if let base, last?.first?.isUppercase == true, last != "Self" {
      type = base
    } else if base == nil || base == "self" || base == "Self" {
      type = Self.enclosingType(of: node)
    }
  }

  /// The Objective-C spelling: the method's own where the module declares it, else by Swift's rules.
  func selector(_ index: ModuleIndex) -> String {
    switch kind {
    case .getter: return index.property(name, in: type)?.objectiveCName ?? name
    case .setter: return SelectorName.setter(of: index.property(name, in: type)?.objectiveCName ?? name)
    case .method: break
    }
    if let method = index.method(name, labels: labels, in: type) { return method.selector }
    guard let labels, let first = labels.first else { return name }
    let full = "\(name)(\(labels.map { "\($0.isEmpty ? "_" : $0):" }.joined()))"
    if let known = Self.renamed[full] { return known }
    // A method of UIKit: Swift cut its name out of the selector without a "With".
    return name + SelectorName.capitalized(first) + ":" + labels.dropFirst().map { "\($0):" }.joined()
  }

  /// Methods of UIKit whose Swift name does not tell their selector.
  private static let renamed: [String: String] = [
    "dismiss(animated:completion:)": "dismissViewControllerAnimated:completion:",
    "present(_:animated:completion:)": "presentViewController:animated:completion:",
    "show(_:sender:)": "showViewController:sender:",
    "setEditing(_:animated:)": "setEditing:animated:",
  ]

  private static func reference(in expression: ExprSyntax) -> (name: DeclReferenceExprSyntax, base: ExprSyntax?)? {
    if let name = expression.as(DeclReferenceExprSyntax.self) { return (name, nil) }
    if let member = expression.as(MemberAccessExprSyntax.self) { return (member.declName, member.base) }
    if let cast = expression.as(AsExprSyntax.self) { return reference(in: cast.expression) }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return sequence.elements.first.flatMap(reference)
    }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.flatMap { reference(in: $0.expression) }
    }
    return nil
  }

  private static func enclosingType(of node: some SyntaxProtocol) -> String? {
    let name = node.enclosingTypeNames.joined(separator: ".")
    return name.isEmpty ? nil : name
  }
}
