/// Writes the tables that a source's overlay ends with: what the Objective-C runtime would know of its classes.
struct TableWriter {
  /// The C symbol that registers the source's classes.
  let symbol: String
  private let source: ParsedSource
  private let index: ModuleIndex
  /// Keys of lines that did not compile.
  private let dropped: Set<String>

  init(_ source: ParsedSource, _ index: ModuleIndex, symbol: String, without dropped: Set<String>) {
    self.source = source
    self.index = index
    self.symbol = symbol
    self.dropped = dropped
  }

  /// The lines, or none where the source declares no class and extends none.
  func lines() -> [AppendedLine] {
    let groups = describedTypes().filter { !dropped.contains($0.name) }
    guard !groups.isEmpty else { return [] }
    var lines: [AppendedLine] = []
    var calls: [String] = []
    for (number, group) in groups.enumerated() {
      let function = "\(symbol)_\(number)"
      let scope = scope(of: group.name)
      lines += description(of: group, scope: scope, function: function)
      calls.append("\(scope).\(function)()")
    }
    lines.append(AppendedLine(text: "@MainActor @_cdecl(\"\(symbol)\") public func \(symbol)() {", key: symbol))
    for (call, group) in zip(calls, groups) { lines.append(AppendedLine(text: "  \(call)", key: group.name)) }
    lines.append(AppendedLine(text: "}", key: symbol))
    return lines
  }

  /// A type and everything this source says of it.
  private struct DescribedType {
    var name: String
    var declaration: TypeBlock?
    var blocks: [TypeBlock]
    var line: Int { blocks.first?.line ?? 0 }
  }

  private func describedTypes() -> [DescribedType] {
    var order: [String] = []
    var found: [String: DescribedType] = [:]
    for block in source.blocks where !block.isLocal && !block.isGeneric {
      guard block.kind == .classDeclaration || isClassExtension(block) else { continue }
      if found[block.name] == nil {
        order.append(block.name)
        found[block.name] = DescribedType(name: block.name, blocks: [])
      }
      found[block.name]?.blocks.append(block)
      if block.kind == .classDeclaration { found[block.name]?.declaration = block }
    }
    return order.compactMap { found[$0] }
  }

  /// An extension says something of a class only with members that just classes have.
  private func isClassExtension(_ block: TypeBlock) -> Bool {
    guard block.kind == .extensionDeclaration, index.declaration(of: block.name)?.isGeneric != true else {
      return false
    }
    return block.isDesignable || block.exposesMembers || block.properties.contains(where: \.isExposed)
      || block.methods.contains(where: \.isExposed)
  }

  /// The type in whose extension the description is written: the type itself, else what it is private to.
  private func scope(of name: String) -> String {
    let parts = name.split(separator: ".")
    for count in 1...parts.count {
      let prefix = parts.prefix(count).joined(separator: ".")
      let isHidden = source.blocks.contains { $0.name == prefix && $0.isHidden }
      if isHidden { return parts.prefix(count - 1).joined(separator: ".") }
    }
    return name
  }

  private func description(of type: DescribedType, scope: String, function: String) -> [AppendedLine] {
    let registered = type.declaration?.objectiveCName ?? type.name.split(separator: ".").last.map(String.init) ?? ""
    func line(_ text: String) -> AppendedLine { AppendedLine(text: text, key: type.name, userLine: type.line) }
    var lines = [
      line("extension \(scope) {"),
      line("  @MainActor fileprivate static func \(function)() {"),
      line("    let table = ObjectiveC.ClassDescription(\(type.name).self, name: \"\(registered)\")"),
    ]
    lines += entries(of: type, reachesPrivate: scope == type.name).filter { !dropped.contains($0.key) }
    lines += [line("    table.register()"), line("  }"), line("}")]
    return lines
  }

  private func entries(of type: DescribedType, reachesPrivate: Bool) -> [AppendedLine] {
    var lines: [AppendedLine] = []
    func add(_ text: String, _ member: String, _ line: Int) {
      lines.append(AppendedLine(text: "    table\(text)", key: "\(type.name).\(member)", userLine: line))
    }
    let inherits = index.exposesMembers(of: type.name)
    for block in type.blocks {
      let exposes = block.exposesMembers || (inherits && block.kind == .classDeclaration)
      for property in block.properties where property.isVisible(exposes) && (reachesPrivate || !property.isPrivate) {
        let key = (property.objectiveCName ?? property.name).filter { $0 != "`" }
        add(".property(\"\(key)\", \\\(type.name).\(property.name))", property.name, property.line)
      }
      for method in block.methods where method.isVisible(exposes) && (reachesPrivate || !method.isPrivate) {
        add(".method(\"\(method.selector)\") \(closure(calling: method))", method.selector, method.line)
      }
    }
    if type.blocks.contains(where: \.isDesignable) { add(".designable()", "IBDesignable", type.line) }
    if let declaration = type.declaration, hasReachableFrameInitializer(declaration, reachesPrivate) {
      add(".frameInitializer { \(type.name)(frame: $0) }", "init(frame:)", declaration.line)
    }
    let isMadeByClass = index.isLayer(type.name) || index.isViewController(type.name)
    if let declaration = type.declaration, isMadeByClass, index.hasPlainInitializer(type.name) {
      add(".initializer { \(type.name)() }", "init()", declaration.line)
    }
    return lines
  }

  private func hasReachableFrameInitializer(_ block: TypeBlock, _ reachesPrivate: Bool) -> Bool {
    let own = block.initializers.first { $0.labels == ["frame"] }
    return index.hasFrameInitializer(block.name) && (reachesPrivate || own?.isPrivate != true)
  }

  private func closure(calling method: MethodDeclaration) -> String {
    let arguments = method.labels.enumerated().map { number, label in
      (label.isEmpty ? "" : "\(label): ") + "ObjectiveC.argument(arguments, \(number))"
    }
    let names = arguments.isEmpty ? "object, _" : "object, arguments"
    let call = "\(method.isThrowing ? "try? " : "")object.\(method.name)(\(arguments.joined(separator: ", ")))"
    return method.returnsVoid ? "{ \(names) in \(call); return nil }" : "{ \(names) in \(call) }"
  }
}

extension PropertyDeclaration {
  fileprivate func isVisible(_ exposes: Bool) -> Bool {
    isExposed || (exposes && !isPrivate && !isHiddenFromObjectiveC)
  }
}

extension MethodDeclaration {
  fileprivate func isVisible(_ exposes: Bool) -> Bool {
    !isUncallable && (isExposed || (exposes && !isPrivate && !isHiddenFromObjectiveC))
  }
}
