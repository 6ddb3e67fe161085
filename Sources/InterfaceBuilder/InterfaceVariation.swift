/// What differs in one object for some size classes or one device.
public struct InterfaceVariation {
  /// The conditions by dimension: `widthClass` → `compact`. None for the default.
  public var conditions: [String: String]
  /// The object ids that masks leave out, by the list that they are in: `constraints`, `subviews`.
  public var excluded: [String: [String]]
  /// The object ids that masks bring in, by the list that they are in.
  public var included: [String: [String]]
  /// The element whose other attributes and children replace the object's own.
  public var element: InterfaceElement

  init(_ element: InterfaceElement) {
    self.element = element
    conditions = [:]
    for part in (element.key ?? "default").split(separator: "-") {
      let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
      if pair.count == 2 { conditions[pair[0]] = pair[1] }
    }
    (excluded, included) = ([:], [:])
    for mask in element.children where mask.name == "mask" {
      guard let list = mask.key else { continue }
      excluded[list] = mask.children.filter { $0.name == "exclude" }.compactMap { $0["reference"] }
      included[list] = mask.children.filter { $0.name == "include" }.compactMap { $0["reference"] }
    }
  }

  /// Whether the variation holds in an environment.
  public func applies(to traits: InterfaceTraits) -> Bool {
    conditions.allSatisfy { dimension, value in
      switch dimension {
      case "widthClass": value == traits.width?.rawValue
      case "heightClass": value == traits.height?.rawValue
      case "userInterfaceIdiom": value == traits.idiom
      default: false
      }
    }
  }
}

extension InterfaceElement {
  /// The object's variations, in document order.
  public var variations: [InterfaceVariation] {
    children.filter { $0.name == "variation" }.map(InterfaceVariation.init)
  }

  /// The tree as it is in an environment: variations' attributes and values in place, and what masks leave out marked
  /// as not installed.
  public func resolved(for traits: InterfaceTraits) -> InterfaceElement {
    let ordered = variations.filter { $0.applies(to: traits) }.enumerated()
      .sorted { ($0.element.conditions.count, $0.offset) < ($1.element.conditions.count, $1.offset) }.map(\.element)
    var attributes = attributes
    var replacements: [String: InterfaceElement] = [:]
    var uninstalled: Set<String> = []
    for variation in ordered {
      for (name, value) in variation.element.attributes where name != "key" { attributes[name] = value }
      for child in variation.element.children where child.name != "mask" {
        if let key = child.key { replacements[key] = child }
      }
      for ids in variation.excluded.values { uninstalled.formUnion(ids) }
      for ids in variation.included.values { uninstalled.subtract(ids) }
    }
    return copy(attributes, replacements, uninstalled, traits)
  }

  private func copy(
    _ attributes: [String: String], _ replacements: [String: InterfaceElement], _ uninstalled: Set<String>,
    _ traits: InterfaceTraits
  ) -> InterfaceElement {
    let copy = InterfaceElement(name: name, attributes: attributes, line: line, column: column)
    copy.text = text
    copy.isInstalled = isInstalled
    var remaining = replacements
    for child in children {
      let chosen = child.key.flatMap { remaining.removeValue(forKey: $0) } ?? child
      copy.append(chosen.resolved(for: traits))
    }
    for (_, child) in remaining.sorted(by: { $0.key < $1.key }) { copy.append(child.resolved(for: traits)) }
    guard !uninstalled.isEmpty else { return copy }
    for list in copy.children where ["subviews", "constraints"].contains(list.name) {
      for child in list.children where child.id.map(uninstalled.contains) == true { child.isInstalled = false }
    }
    return copy
  }
}
