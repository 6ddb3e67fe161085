/// A connection from one object to another.
public struct InterfaceConnection {
  /// What the connection does.
  public enum Kind: Equatable, Sendable {
    /// The source's property is set to the destination.
    case outlet(property: String)
    /// The destination is added to the source's array property.
    case outletCollection(property: String)
    /// The destination is sent the selector; an event is named as in `UIControl.Event`, nil for objects with only one.
    case action(selector: String, event: String?)
    /// A way to another view controller: `show`, `embed`, `relationship` and so on.
    case segue(kind: String, relationship: String?, identifier: String?)
  }

  /// The connection's own object id.
  public var id: String?
  /// What the connection does.
  public var kind: Kind
  /// The object id of the other end.
  public var destination: String
  /// The element that it was read from.
  public var element: InterfaceElement

  init?(_ element: InterfaceElement) {
    guard let destination = element["destination"] else { return nil }
    switch element.name {
    case "outlet":
      guard let property = element["property"] else { return nil }
      kind = .outlet(property: property)
    case "outletCollection":
      guard let property = element["property"] else { return nil }
      kind = .outletCollection(property: property)
    case "action":
      guard let selector = element["selector"] else { return nil }
      kind = .action(selector: selector, event: element["eventType"])
    case "segue":
      kind = .segue(
        kind: element["kind"] ?? "custom", relationship: element["relationship"], identifier: element["identifier"])
    default:
      return nil
    }
    id = element.id
    self.destination = destination
    self.element = element
  }
}

extension InterfaceElement {
  /// The connections that start at this object, in document order.
  public var connections: [InterfaceConnection] { contents(of: "connections").compactMap(InterfaceConnection.init) }
}
