import Foundation

/// What a document keeps about its images and colours, so that it can be laid out without the assets.
public struct DocumentResources {
  /// An image's name and size.
  public struct Image: Equatable {
    /// The name.
    public var name: String
    /// The size when the document was saved, in points; nil where it was not found.
    public var size: CGSize?
    /// Whether it is a system symbol.
    public var isSystem: Bool
  }

  /// Images by name.
  public var images: [String: Image] = [:]
  /// Colours of the asset catalogue by name, with what they were when saved.
  public var namedColors: [String: InterfaceColor.Components] = [:]
  /// UIKit's colours by name, with what they were when saved.
  public var systemColors: [String: InterfaceColor.Components] = [:]

  init(_ element: InterfaceElement?) {
    for child in element?.children ?? [] {
      guard let name = child["name"] else { continue }
      let color = child.child(named: "color").flatMap { InterfaceColor.Components($0) }
      switch child.name {
      case "image":
        let width = child.number("width"), height = child.number("height")
        let size = width.flatMap { width in height.map { CGSize(width: width, height: $0) } }
        images[name] = Image(name: name, size: size, isSystem: child["catalog"] == "system")
      case "namedColor": namedColors[name] = color
      case "systemColor": systemColors[name] = color
      default: break
      }
    }
  }
}
