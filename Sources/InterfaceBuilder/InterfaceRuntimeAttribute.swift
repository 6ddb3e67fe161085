import Foundation

/// A property that a document sets by key-value coding: a user-defined runtime attribute, or an inspectable.
public struct InterfaceRuntimeAttribute {
  /// A value of one of the types that Interface Builder offers.
  public enum Value: Equatable {
    case boolean(Bool)
    case number(Double)
    case string(String)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case range(NSRange)
    case color(InterfaceColor)
    case image(String)
    case null
  }

  /// The key path, such as `layer.cornerRadius`.
  public var keyPath: String
  /// The value.
  public var value: Value
  /// The element that it was read from.
  public var element: InterfaceElement

  init?(_ element: InterfaceElement) {
    guard element.name == "userDefinedRuntimeAttribute", let keyPath = element["keyPath"] else { return nil }
    self.keyPath = keyPath
    self.element = element
    value = Self.value(of: element) ?? .null
  }

  private static func value(of element: InterfaceElement) -> Value? {
    let key = "value"
    switch element["type"] {
    case "boolean": return .boolean(element.boolean(key) ?? false)
    case "number": return .number(element.number(key) ?? 0)
    case "string", "localizedString", "localized": return .string(element.string(key) ?? "")
    case "image": return element[key].map(Value.image)
    case "point": return element.point(key).map(Value.point)
    case "size": return element.size(key).map(Value.size)
    case "rect": return element.rect(key).map(Value.rect)
    case "range": return element.range(key).map(Value.range)
    case "color": return element.color(key).map(Value.color)
    default: return nil
    }
  }
}

extension InterfaceElement {
  /// The runtime attributes of this object, in document order.
  public var runtimeAttributes: [InterfaceRuntimeAttribute] {
    contents(of: "userDefinedRuntimeAttributes").compactMap(InterfaceRuntimeAttribute.init)
  }
}
