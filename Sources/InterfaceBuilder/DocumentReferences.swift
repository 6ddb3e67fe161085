/// What a document needs from outside, so that it is drawn anew when that changes.
public struct DocumentReferences: Equatable, Sendable {
  /// A custom class.
  public struct Class: Hashable, Sendable {
    /// The plain name.
    public var name: String
    /// The module; nil for Objective-C classes and old documents.
    public var module: String?
    /// Where it is first named, from 1.
    public var line: Int

    /// Two references to one class are the same wherever they stand.
    public static func == (one: Class, other: Class) -> Bool { one.name == other.name && one.module == other.module }

    /// As `==` compares.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(name)
      hasher.combine(module)
    }
  }

  /// Custom classes, in the order they are first named.
  public var classes: [Class] = []
  /// Images of the project by name; system symbols are not among them.
  public var images: Set<String> = []
  /// Colours of the asset catalogue by name.
  public var colors: Set<String> = []
  /// Other storyboards by name, without the extension.
  public var storyboards: Set<String> = []

  private static let imageAttributes: Set = [
    "image", "highlightedImage", "backgroundImage", "selectedImage", "minimumValueImage", "maximumValueImage",
    "progressImage", "trackImage", "landscapeImage", "largeContentSizeImage",
  ]

  init(_ root: InterfaceElement) {
    var known: Set<Class> = []
    for element in root.subtree {
      if let name = element.customClass {
        let reference = Class(name: name, module: element.customModule, line: element.line)
        if known.insert(reference).inserted { classes.append(reference) }
      }
      if element.name == "color", element["catalog"] == nil, let name = element["name"] { colors.insert(name) }
      if element.name == "viewControllerPlaceholder", let name = element["storyboardName"] { storyboards.insert(name) }
      addImages(of: element)
    }
  }

  private mutating func addImages(of element: InterfaceElement) {
    if element.name == "image", element.parent?.name == "resources" {
      if element["catalog"] != "system", let name = element["name"] { images.insert(name) }
      return
    }
    if element.name == "userDefinedRuntimeAttribute", element["type"] == "image", let name = element["value"] {
      images.insert(name)
    }
    guard element["catalog"] != "system" else { return }
    for (attribute, name) in element.attributes where Self.imageAttributes.contains(attribute) { images.insert(name) }
  }
}

extension InterfaceDocument {
  /// What the document needs from outside.
  public var references: DocumentReferences { DocumentReferences(root) }
}
