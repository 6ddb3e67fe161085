import ComponentCompiler

/// The classes that a module's sources declare, by name.
public struct ClassCatalog {
  private var declaring: [String: Set<String>] = [:]
  /// Every class, designable or not.
  public private(set) var names: Set<String> = []
  private var superclasses: [String: String] = [:]
  private var marked: Set<String> = []
  private var generic: Set<String> = []

  init(_ sources: [String: SourceSummary]) {
    for (path, summary) in sources {
      for entry in summary.classes {
        declaring[entry.name, default: []].insert(path)
        names.insert(entry.name)
        superclasses[entry.name] = entry.superclass
        if entry.isDesignable { marked.insert(entry.name) }
        if entry.isGeneric { generic.insert(entry.name) }
      }
      for entry in summary.extensions {
        declaring[entry.name, default: []].insert(path)
        if entry.isDesignable { marked.insert(entry.name) }
      }
    }
  }

  /// The sources that declare the class or extend it.
  func files(of name: String) -> Set<String> { declaring[name] ?? [] }

  /// The classes that Interface Builder would run: marked `@IBDesignable`, themselves or by an ancestor in the module.
  public var designableNames: [String] {
    names.filter { !generic.contains($0) && isDesignable($0) }.sorted()
  }

  private func isDesignable(_ name: String) -> Bool {
    var seen: Set<String> = []
    var next: String? = name
    while let current = next, seen.insert(current).inserted {
      if marked.contains(current) { return true }
      next = superclasses[current]
    }
    return false
  }
}
