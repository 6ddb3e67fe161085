/// What one source declares that matters for previews, found without compiling it.
public struct SourceSummary: Sendable, Hashable {
  /// Its classes, in the order of lines, with what extensions in the same source add.
  public var classes: [ClassSummary] = []
  /// Extensions of types declared elsewhere that mark them designable or add inspectable properties; `name` is the
  /// extended type's.
  public var extensions: [ClassSummary] = []
  /// Its `#Preview` blocks.
  public var previews: [PreviewBlock] = []
  /// The modules it imports, in order of appearance.
  public var imports: [String] = []

  /// Reads a source's text; conditions are decided as for iOS, with `definitions` defined.
  public init(of text: String, definitions: [String] = SourceModule.defaultDefinitions) {
    let configuration = IOSBuildConfiguration(
      definitions: Set(definitions), modules: IOSBuildConfiguration.modules)
    self.init(ParsedSource(path: "", text: text, configuration))
  }

  init(_ source: ParsedSource) {
    previews = source.previews
    imports = source.imports
    for block in source.blocks where !block.isLocal && block.kind == .classDeclaration {
      classes.append(ClassSummary(block, file: source.path.isEmpty ? nil : source.path))
    }
    for block in source.blocks where !block.isLocal && block.kind == .extensionDeclaration {
      let extended = ClassSummary(block, file: source.path.isEmpty ? nil : source.path)
      if let index = classes.firstIndex(where: { $0.swiftName == block.name }) {
        classes[index].add(extended)
      } else if extended.isDesignable || !extended.inspectables.isEmpty {
        extensions.append(extended)
      }
    }
  }
}

extension ClassSummary {
  init(_ block: TypeBlock, file: String?) {
    let plainName = block.name.split(separator: ".").last.map(String.init) ?? block.name
    let inspectables = block.properties.filter(\.isInspectable).map { property in
      InspectableProperty(
        name: (property.objectiveCName ?? property.name).filter { $0 != "`" }, type: property.type, line: property.line)
    }
    self.init(
      name: block.objectiveCName ?? plainName, swiftName: block.name,
      superclass: block.kind == .classDeclaration ? block.inheritedTypes.first : nil,
      isDesignable: block.isDesignable, isGeneric: block.isGeneric, inspectables: inspectables, file: file,
      line: block.line)
  }

  mutating func add(_ extended: ClassSummary) {
    isDesignable = isDesignable || extended.isDesignable
    inspectables += extended.inspectables
  }
}
