/// What a file's overlay must know of the whole module.
struct ModuleIndex: Sendable {
  private var classes: [String: TypeBlock] = [:]
  private var members: [String: [TypeBlock]] = [:]
  private var optionalMembers: [String: [MethodDeclaration]] = [:]
  private var propertyNames: Set<String> = []

  init(_ sources: [ParsedSource]) {
    for block in sources.flatMap(\.blocks) {
      if block.kind == .classDeclaration { classes[block.name] = block }
      members[block.name, default: []].append(block)
      if block.kind == .protocolDeclaration {
        for method in block.methods where method.isOptional { optionalMembers[method.name, default: []].append(method) }
      } else {
        propertyNames.formUnion(block.properties.map(\.name))
      }
    }
  }

  /// The class of that name that the module declares.
  func declaration(of name: String) -> TypeBlock? { classes[name] }

  /// What extensions of that class override.
  func overrides(of name: String) -> [ExtensionOverride] { (members[name] ?? []).flatMap(\.overrides) }

  /// Whether members of that class are visible to the Objective-C runtime without saying so.
  func exposesMembers(of name: String) -> Bool {
    ancestors(of: name).contains(where: \.exposesMembers)
  }

  /// The class and its ancestors as far as the module declares them, nearest first.
  func ancestors(of name: String) -> [TypeBlock] {
    var found: [TypeBlock] = []
    var next = classes[name]
    while let block = next, !found.contains(where: { $0.name == block.name }) {
      found.append(block)
      next = block.inheritedTypes.first.flatMap { declaration(of: $0, seenFrom: block.name) }
    }
    return found
  }

  /// Whether `init(frame:)` makes an instance: declared, or inherited by Swift's rules. Of UIKit's classes, those that
  /// are not known to lack it count as having it.
  func hasFrameInitializer(_ name: String) -> Bool {
    guard let block = classes[name] else { return !Self.lacksFrameInitializer(name) }
    let declared = (members[name] ?? []).flatMap(\.initializers)
    if let own = declared.first(where: { $0.labels == ["frame"] }) { return !own.isFailable }
    guard block.initializers.allSatisfy(\.isConvenience), !block.properties.contains(where: \.needsInitialValue) else {
      return false
    }
    guard let superclass = block.inheritedTypes.first else { return false }
    return hasFrameInitializer(declaration(of: superclass, seenFrom: name)?.name ?? superclass)
  }

  /// Whether the class descends from a Core Animation layer, of which views make instances knowing only the class.
  func isLayer(_ name: String) -> Bool {
    guard let topmost = ancestors(of: name).last?.inheritedTypes.first else { return false }
    return topmost.hasPrefix("CA") && topmost.hasSuffix("Layer")
  }

  /// Whether the class descends from a plain view controller, which a preview of it makes as an app does without a nib.
  func isViewController(_ name: String) -> Bool {
    ancestors(of: name).last?.inheritedTypes.first == "UIViewController"
  }

  /// Whether `init()` makes an instance of a class of the module: declared, or inherited by Swift's rules.
  func hasPlainInitializer(_ name: String) -> Bool {
    guard let block = classes[name] else { return true }
    let declared = (members[name] ?? []).flatMap(\.initializers)
    if let own = declared.first(where: \.labels.isEmpty) { return !own.isFailable }
    guard block.initializers.allSatisfy(\.isConvenience), !block.properties.contains(where: \.needsInitialValue) else {
      return false
    }
    guard let superclass = block.inheritedTypes.first else { return false }
    return hasPlainInitializer(declaration(of: superclass, seenFrom: name)?.name ?? superclass)
  }

  /// Whether a member called as `base.name?(…)` is an optional one of a protocol.
  func isOptionalMember(_ name: String, base: String?) -> Bool {
    guard optionalMembers[name] != nil || OptionalMembers.names.contains(name) else { return false }
    // A closure property may have the same name; a delegate is told by what it is called.
    return !propertyNames.contains(name) || base.map(Self.looksLikeDelegate) == true
  }

  /// The optional member of the module that a call means.
  func optionalMember(_ name: String, labels: [String]) -> MethodDeclaration? {
    optionalMembers[name]?.first { $0.labels == labels } ?? optionalMembers[name]?.first
  }

  /// The method that a reference without, or with, labels means; seen from inside `type`.
  func method(_ name: String, labels: [String]?, in type: String?) -> MethodDeclaration? {
    func matches(_ method: MethodDeclaration) -> Bool {
      method.name == name && (labels == nil || method.labels == labels)
    }
    let near = type.map { ancestors(of: $0).map(\.name) + [$0] } ?? []
    for name in near {
      let found = (members[name] ?? []).flatMap(\.methods).filter(matches)
      if let best = found.first(where: \.isExposed) ?? found.first { return best }
    }
    let everywhere = members.values.joined().flatMap(\.methods).filter { matches($0) && $0.isExposed }
    let selectors = Set(everywhere.map(\.selector))
    return selectors.count == 1 ? everywhere.first : nil
  }

  /// The property of that name; seen from inside `type`.
  func property(_ name: String, in type: String?) -> PropertyDeclaration? {
    let near = type.map { ancestors(of: $0).map(\.name) + [$0] } ?? []
    return near.lazy.flatMap { members[$0] ?? [] }.flatMap(\.properties).first { $0.name == name }
  }

  /// A name in the inheritance clause of a nested type may be its sibling's.
  private func declaration(of name: String, seenFrom inner: String) -> TypeBlock? {
    var scope = inner.split(separator: ".").dropLast()
    while !scope.isEmpty {
      if let found = classes[(scope + [name[...]]).joined(separator: ".")] { return found }
      scope.removeLast()
    }
    return classes[name]
  }

  private static func looksLikeDelegate(_ base: String) -> Bool {
    base.hasSuffix("elegate?") || base.hasSuffix("elegate") || base.contains("ataSource")
  }

  private static func lacksFrameInitializer(_ name: String) -> Bool {
    let endings = [
      "Controller", "Recognizer", "Layout", "Layer", "Delegate", "Item", "Object", "Responder", "Source", "Animator",
      "Gesture", "Behavior", "Storage", "Manager", "Context", "Operation",
    ]
    return endings.contains { name.hasSuffix($0) }
  }
}
