import CoreGraphics

extension CALayer {
  /// Whether `value` may be written under `key`: a colour has to be a `CGColor`.
  func acceptsColor(_ value: Any?, forKey key: String) -> Bool {
    guard ["backgroundColor", "borderColor", "shadowColor", "fillColor", "strokeColor"].contains(key) else {
      return true
    }
    return value == nil || value is CGColor
  }

  func valueOfComponent(_ path: String) -> Any? {
    guard let (key, rest) = splitAtDot(path), let structure = value(forKey: key) as? any StructureWithComponents else {
      return KeyValueCoder.value(of: self, forKeyPath: path)
    }
    return structure.component(rest)
  }

  func setComponent(_ value: Any?, _ path: String) {
    guard let (key, rest) = splitAtDot(path),
      var structure = self.value(forKey: key) as? any StructureWithComponents
    else {
      return KeyValueCoder.set(value, of: self, forKeyPath: path)
    }
    guard let value, structure.setComponent(rest, value) else { return }
    setValue(structure, forKey: key)
  }

  private func splitAtDot(_ path: String) -> (key: String, rest: String)? {
    guard let dot = path.firstIndex(of: ".") else { return nil }
    return (String(path[..<dot]), String(path[path.index(after: dot)...]))
  }

  static let description = ClassDescription(CALayer.self, name: "CALayer")
