extension NSLayoutConstraint {
  /// What UIKit's messages call an item: its accessibility identifier or identifier, else its class.
  static func name(of item: AnyObject?) -> String {
    guard let item else { return "(null)" }
    if let distance = item as? LayoutDistance {
      return "\(name(of: distance.endItem)) - \(name(of: distance.startItem))"
    }
    if let guide = item as? UILayoutGuide, !guide.identifier.isEmpty {
      return "\(plainName(item)):'\(guide.identifier)'"
    }
    return plainName(item)
  }

  private static func plainName(_ item: AnyObject) -> String { ClassTable.qualifiedName(type(of: item)) }

  /// What UIKit's messages call an attribute.
  static func name(of attribute: Attribute) -> String {
    switch attribute {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    case .notAnAttribute: "notAnAttribute"
    }
  }

  /// The equation, as UIKit prints it: `UILabel.leading == UIView.leading + 8`.
  func describe() -> String {
    let label = identifier.map { "'\($0)' " } ?? ""
    let priority = priority == .required ? "" : " @\(Self.number(CGFloat(priority.rawValue)))"
    return
      "<NSLayoutConstraint \(label)\(Self.side(firstItem, firstAttribute)) \(relation.symbol) \(rightSide)\(priority)>"
  }

  private var rightSide: String {
    guard secondAttribute != .notAnAttribute else { return Self.number(constant) }
    let factor = multiplier == 1 ? "" : "\(Self.number(multiplier))*"
    let offset = constant == 0 ? "" : constant < 0 ? " - \(Self.number(-constant))" : " + \(Self.number(constant))"
    return "\(factor)\(Self.side(secondItem, secondAttribute))\(offset)"
  }

  private static func side(_ item: AnyObject?, _ attribute: Attribute) -> String {
    "\(name(of: item)).\(name(of: attribute))"
  }

  /// A number without needless decimals.
  private static func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\((value * 1000).rounded() / 1000)"
  }
}

extension NSLayoutConstraint.Relation {
  var symbol: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
