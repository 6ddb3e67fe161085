import Foundation

/// A layout constraint as a document writes it.
public struct InterfaceConstraint {
  /// How the two sides relate.
  public enum Relation: String, Sendable {
    case equal
    case lessThanOrEqual
    case greaterThanOrEqual
  }

  /// The object id.
  public var id: String?
  /// The identifier that shows up in logs.
  public var identifier: String?
  /// The object id of the first item; nil for the view that holds the constraint.
  public var firstItem: String?
  /// The first attribute's name, such as `leadingMargin`.
  public var firstAttribute: String
  /// How the two sides relate.
  public var relation: Relation
  /// The object id of the second item; nil for the holding view where there is a second attribute.
  public var secondItem: String?
  /// The second attribute's name; nil where the constraint has one side.
  public var secondAttribute: String?
  /// The factor of the second attribute.
  public var multiplier: Double
  /// The constant, in points.
  public var constant: Double
  /// From 1 to 1000.
  public var priority: Double
  /// Whether the constant is the standard spacing; the stored number is then only what it was when saved.
  public var isSymbolic: Bool
  /// Whether the constraint is removed when the document is built.
  public var isPlaceholder: Bool
  /// Whether it takes part for the size classes at hand.
  public var isInstalled: Bool

  /// Reads a `constraint` element; nil where it has no first attribute or no usable multiplier.
  public init?(_ element: InterfaceElement) {
    guard element.name == "constraint", let first = element["firstAttribute"],
      let multiplier = Self.multiplier(element["multiplier"] ?? "1")
    else { return nil }
    id = element.id
    identifier = element["identifier"]
    firstItem = element["firstItem"]
    firstAttribute = first
    relation = element["relation"].flatMap(Relation.init) ?? .equal
    secondItem = element["secondItem"]
    secondAttribute = element["secondAttribute"]
    self.multiplier = multiplier
    constant = element.number("constant") ?? 0
    priority = element.number("priority") ?? 1000
    isSymbolic = element.boolean("symbolic") ?? false
    isPlaceholder = element.boolean("placeholder") ?? false
    isInstalled = element.isInstalled
  }

  /// A number, or a ratio such as `16:9` or `2/3`.
  static func multiplier(_ text: String) -> Double? {
    let parts = text.split(maxSplits: 1) { ":/".contains($0) }.map { Double($0.trimmingCharacters(in: .whitespaces)) }
    guard let first = parts.first, let numerator = first else { return nil }
    guard parts.count == 2 else { return numerator }
    guard let denominator = parts[1], denominator != 0 else { return nil }
    return numerator / denominator
  }
}

extension InterfaceElement {
  /// The constraints that this view holds, each with the element that it was read from.
  public var constraints: [(element: InterfaceElement, constraint: InterfaceConstraint)] {
    contents(of: "constraints").compactMap { element in InterfaceConstraint(element).map { (element, $0) } }
  }

  /// The layout guides of this view or view controller: the object id, and the guide's name such as `safeArea`,
  /// `contentLayoutGuide`, `keyboard`, or `top` and `bottom` of a view controller.
  public var layoutGuides: [(id: String, name: String)] {
    let elements = children.filter { $0.name == "viewLayoutGuide" } + contents(of: "layoutGuides")
    return elements.compactMap { element in
      guard let id = element.id, let name = element.key ?? element["type"] else { return nil }
      return (id, name)
    }
  }
}
