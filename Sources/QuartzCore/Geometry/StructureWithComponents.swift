import CoreGraphics

/// A structure whose components Core Animation's key paths reach: `size.width` of a rectangle, `rotation.z` of a
/// transform.
protocol StructureWithComponents {
  /// The component at `path`; `nil` where there is none.
  func component(_ path: String) -> Any?
  /// Writes the component at `path`; false where there is none or the value does not fit it.
  mutating func setComponent(_ path: String, _ value: Any) -> Bool
}

/// A number of any type, as key-value coding takes it.
func number(_ value: Any) -> CGFloat? {
  switch value {
  case let value as CGFloat: value
  case let value as any BinaryFloatingPoint: CGFloat(Double(value))
  case let value as any BinaryInteger: CGFloat(Double(value))
  case let value as NSNumber: CGFloat(value.doubleValue)
  default: nil
  }
}

extension CGPoint: StructureWithComponents {
  func component(_ path: String) -> Any? {
    switch path {
    case "x": x
    case "y": y
    default: nil
    }
  }

  mutating func setComponent(_ path: String, _ value: Any) -> Bool {
    guard let value = number(value) else { return false }
    switch path {
    case "x": x = value
    case "y": y = value
    default: return false
    }
    return true
  }
}

extension CGSize: StructureWithComponents {
  func component(_ path: String) -> Any? {
    switch path {
    case "width": width
    case "height": height
    default: nil
    }
  }

  mutating func setComponent(_ path: String, _ value: Any) -> Bool {
    guard let value = number(value) else { return false }
    switch path {
    case "width": width = value
    case "height": height = value
    default: return false
    }
    return true
  }
}

extension CGRect: StructureWithComponents {
  func component(_ path: String) -> Any? {
    switch path {
    case "origin": origin
    case "size": size
    case "origin.x", "origin.y": origin.component(String(path.dropFirst(7)))
    case "size.width", "size.height": size.component(String(path.dropFirst(5)))
    default: nil
    }
  }

  mutating func setComponent(_ path: String, _ value: Any) -> Bool {
    switch path {
    case "origin":
      guard let value = value as? CGPoint else { return false }
      origin = value
    case "size":
      guard let value = value as? CGSize else { return false }
      size = value
    case "origin.x", "origin.y": return origin.setComponent(String(path.dropFirst(7)), value)
    case "size.width", "size.height": return size.setComponent(String(path.dropFirst(5)), value)
    default: return false
    }
    return true
  }
}
