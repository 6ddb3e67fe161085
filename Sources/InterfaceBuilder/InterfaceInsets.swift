/// Distances from four edges, in points.
public struct InterfaceInsets: Equatable, Sendable {
  /// From the top edge.
  public var top = 0.0
  /// From the left edge, or the leading one where `isDirectional`.
  public var left = 0.0
  /// From the bottom edge.
  public var bottom = 0.0
  /// From the right edge, or the trailing one where `isDirectional`.
  public var right = 0.0
  /// Whether left and right are leading and trailing.
  public var isDirectional = false

  /// No distance.
  public static let zero = InterfaceInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Distances from four edges.
  public init(top: Double, left: Double, bottom: Double, right: Double, isDirectional: Bool = false) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    self.isDirectional = isDirectional
  }

  init?(_ element: InterfaceElement) {
    func value(_ name: String) -> Double { element.number(name) ?? 0 }
    switch element.name {
    case "inset":
      self.init(top: value("minY"), left: value("minX"), bottom: value("maxY"), right: value("maxX"))
    case "edgeInsets":
      self.init(top: value("top"), left: value("left"), bottom: value("bottom"), right: value("right"))
    case "directionalEdgeInsets":
      self.init(
        top: value("top"), left: value("leading"), bottom: value("bottom"), right: value("trailing"),
        isDirectional: true)
    default:
      return nil
    }
  }
}
