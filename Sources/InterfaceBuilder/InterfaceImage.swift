/// An image that a document refers to by name.
public struct InterfaceImage: Equatable {
  /// The image's name, as `UIImage(named:)` or `UIImage(systemName:)` takes it.
  public var name: String
  /// Whether it is a system symbol.
  public var isSystem: Bool
  /// `small`, `medium` or `large`; nil where the document leaves it open.
  public var symbolScale: String?
  /// `template` or `original`, where the document overrides the image's own.
  public var renderingMode: String?
  /// The size of the symbol's text, in points.
  public var pointSize: Double?
  /// The weight of the symbol's text.
  public var weight: String?

  /// An image of the project or, where `isSystem`, a system symbol.
  public init(named name: String, isSystem: Bool = false) {
    self.init(name: name, isSystem: isSystem)
  }

  init(name: String, isSystem: Bool, reference: InterfaceElement? = nil) {
    self.name = name
    self.isSystem = isSystem
    symbolScale = reference?["symbolScale"]
    renderingMode = reference?["renderingMode"]
    pointSize = reference?.number("pointSize")
    weight = reference?["weight"]
  }
}
