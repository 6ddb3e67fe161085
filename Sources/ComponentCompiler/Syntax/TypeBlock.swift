import SwiftSyntax

/// One declaration of a type, or an extension of one, with what the Objective-C runtime could see of it.
struct TypeBlock: Sendable {
  enum Kind: Sendable {
    case classDeclaration
    case extensionDeclaration
    case protocolDeclaration
    case otherDeclaration
  }

  var kind: Kind
  /// With the types it is nested in: `Outer.Inner`.
  var name: String
  /// The name that `@objc(Name)` gives.
  var objectiveCName: String?
  /// What follows the colon, as written.
  var inheritedTypes: [String] = []
  /// Whether it, or a type around it, has generic parameters.
  var isGeneric = false
  var isDesignable = false
  /// `@objcMembers` of a class, `@objc` of an extension: members are visible without saying so.
  var exposesMembers = false
  /// `@objc` of a protocol.
  var isObjectiveC = false
  /// Whether it is private to the type around it, so that nothing outside that type can name it.
  var isHidden = false
  /// Whether it stands in a function, where nothing outside can name it.
  var isLocal = false
  /// `public`, `private` and so on, as written.
  var access: String?
  /// The line of the name, from 1.
  var line: Int
  var properties: [PropertyDeclaration] = []
  var methods: [MethodDeclaration] = []
  var initializers: [InitializerDeclaration] = []
  /// What an extension overrides.
  var overrides: [ExtensionOverride] = []
}

/// A stored or computed property of an instance.
struct PropertyDeclaration: Sendable {
  var name: String
  /// The type as written, or as an initial literal tells it.
  var type: String?
  var objectiveCName: String?
  /// Marked so that the Objective-C runtime sees it.
  var isExposed = false
  var isHiddenFromObjectiveC = false
  var isInspectable = false
  var isPrivate = false
  /// Declared `optional` in a protocol.
  var isOptional = false
  /// Has no initial value and none by default.
  var needsInitialValue = false
  var line: Int
}

/// A method of an instance.
struct MethodDeclaration: Sendable {
  var name: String
  /// The argument labels; empty for `_`.
  var labels: [String]
  /// The parameters' types as written.
  var parameterTypes: [String] = []
  var objectiveCName: String?
  var isExposed = false
  var isHiddenFromObjectiveC = false
  var isPrivate = false
  var isThrowing = false
  /// `async`, generic, or with `inout` parameters: no closure of a table can call it.
  var isUncallable = false
  var returnsVoid = true
  var returnsOptional = false
  /// Declared `optional` in a protocol.
  var isOptional = false
  /// `func name(…) -> Type` as written, without attributes and modifiers.
  var signature = ""
  var line: Int

  /// The name under which the Objective-C runtime knows it.
  var selector: String {
    objectiveCName ?? SelectorName.make(base: name, labels: labels, isThrowing: isThrowing)
  }
}

/// An initialiser.
struct InitializerDeclaration: Sendable {
  /// The argument labels; empty for `_`.
  var labels: [String]
  var isConvenience = false
  var isFailable = false
  var isPrivate = false
}
