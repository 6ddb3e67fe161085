import InterfaceBuilder

extension DocumentLoader {
  /// Sets what the document sets by key-value coding. A key that the object does not have is only a warning.
  func setRuntimeAttributes(of object: AnyObject, from element: InterfaceElement) {
    for attribute in element.runtimeAttributes {
      let value = self.value(of: attribute)
      guard let error = run(element, { NibKeys.set(value, of: object, forKeyPath: attribute.keyPath) }) else {
        continue
      }
      // A class that does not run cannot know the inspectables of the class that it stands in for.
      if standIns.contains(ObjectIdentifier(object)) { continue }
      report(.warning, words(for: error, attribute, object), at: attribute.element)
    }
  }

  private func words(
    for error: KeyValueCodingError, _ attribute: InterfaceRuntimeAttribute, _ object: AnyObject
  ) -> String {
    let name = ClassTable.qualifiedName(type(of: object))
    guard mode == .design else {
      return "Failed to set (\(attribute.keyPath)) user defined inspected property on (\(name)): \(error)"
    }
    return
      "IB Designables: Ignoring user defined runtime attribute for key path \"\(attribute.keyPath)\" on instance of "
      + "\"\(name)\". Hit an exception when attempting to set its value: \(error)"
  }

  private func value(of attribute: InterfaceRuntimeAttribute) -> Any? {
    switch attribute.value {
    case .boolean(let value): value
    case .number(let value): value
    case .string(let value): value
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .range(let value): value
    case .color(let value): color(value)
    case .image(let name):
      image(InterfaceImage(named: name), at: attribute.element)
    case .null: nil
    }
  }
}
