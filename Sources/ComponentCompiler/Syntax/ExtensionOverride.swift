import SwiftSyntax

/// A member that an extension overrides. Only Objective-C lets it: the overlay gives the extension's member another
/// name, and the class an override that calls it.
struct ExtensionOverride: Sendable {
  /// What the extension's member is called in the overlay.
  static func renamed(_ name: String) -> String { "vitrineOverride_\(name)" }

  /// The override, to be written into the class.
  var forwarder: String

  /// Reads a method; `nil` where it overrides nothing.
  init?(_ node: FunctionDeclSyntax) {
    guard node.modifiers.contains("override") else { return nil }
    let arguments = node.signature.parameterClause.parameters.map { parameter in
      let name = (parameter.secondName ?? parameter.firstName).text
      return parameter.label.isEmpty ? name : "\(parameter.label): \(name)"
    }
    let call = "\(Self.renamed(node.name.text))(\(arguments.joined(separator: ", ")))"
    let effects = node.signature.effectSpecifiers
    let attempt = effects?.throwsClause == nil ? "" : "try "
    let wait = effects?.asyncSpecifier == nil ? "" : "await "
    let head = "\(node.modifiers.onOneLine) func \(node.name.text)\(node.signature.onOneLine)"
    forwarder = "\(head) { return \(attempt)\(wait)\(call) }"
  }

  /// Reads a computed property; `nil` where it overrides nothing.
  init?(_ node: VariableDeclSyntax) {
    guard node.modifiers.contains("override"), let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = binding.typeAnnotation?.type.trimmedDescription
    else { return nil }
    let own = "self.\(Self.renamed(name))"
    let setter = binding.accessorBlock?.hasSetter == true ? " set { \(own) = newValue }" : ""
    let accessors = "{ get { \(own) }\(setter) }"
    forwarder = "\(node.modifiers.onOneLine) var \(name): \(type) \(accessors)"
  }
}

extension AccessorBlockSyntax {
  fileprivate var hasSetter: Bool {
    guard case .accessors(let accessors) = accessors else { return false }
    return accessors.contains { $0.accessorSpecifier.text == "set" }
  }
}
