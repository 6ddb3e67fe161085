/// The device that Interface Builder showed a document on, as written in it.
public struct DocumentDevice: Equatable, Sendable {
  /// Interface Builder's id: `retina6_1`.
  public var id: String
  /// Whether it lies on its side.
  public var isLandscape: Bool
  /// `light` or `dark`.
  public var appearance: String
  /// `fullscreen`, or a part of a split screen.
  public var layout: String

  init(_ element: InterfaceElement) {
    id = element.id ?? ""
    isLandscape = element["orientation"] == "landscape"
    appearance = element["appearance"] ?? "light"
    layout = element["layout"] ?? "fullscreen"
  }
}
