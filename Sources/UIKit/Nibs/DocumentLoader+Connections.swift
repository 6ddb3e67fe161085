import InterfaceBuilder

extension DocumentLoader {
  /// Makes the connections whose both ends exist by now; the others wait for the rest of the objects.
  func connect() {
    let elements = unconnected
    unconnected = []
    for element in elements {
      guard let source = element.id.flatMap({ objects[$0] }) else { continue }
      var collections: [String: [Any]] = [:]
      var waiting = false
      for connection in element.connections where !connected.contains(ObjectIdentifier(connection.element)) {
        guard objects[connection.destination] != nil || isFirstResponder(connection.destination) else {
          waiting = waiting || isToCome(connection)
          continue
        }
        connected.insert(ObjectIdentifier(connection.element))
        make(connection, from: source, element, &collections)
      }
      for (key, values) in collections.sorted(by: { $0.key < $1.key }) {
        setCollection(values, of: source, key, element)
      }
      if waiting { unconnected.append(element) }
    }
  }

  private func isFirstResponder(_ id: String) -> Bool {
    document.element(id: id)?["placeholderIdentifier"] == "IBFirstResponder"
  }

  /// Whether the other end is made later: it is in the view of the same scene.
  private func isToCome(_ connection: InterfaceConnection) -> Bool {
    if case .segue = connection.kind { return false }
    return document.element(id: connection.destination) != nil
  }

  private func make(
    _ connection: InterfaceConnection, from source: AnyObject, _ element: InterfaceElement,
    _ collections: inout [String: [Any]]
  ) {
    let destination = objects[connection.destination]
    switch connection.kind {
    case .outlet(let property):
      if let destination { setOutlet(destination, of: source, property, connection.element, element) }
    case .outletCollection(let property):
      if let destination { collections[property, default: []].append(destination) }
    case .action(let selector, let event):
      NibActions.add(Selector(selector), for: event, from: source, to: destination)
    case .segue:
      break
    }
  }

  private func setCollection(_ values: [Any], of source: AnyObject, _ key: String, _ element: InterfaceElement) {
    if key == "gestureRecognizers", let view = source as? UIView {
      for case let recognizer as UIGestureRecognizer in values { view.addGestureRecognizer(recognizer) }
      return
    }
    setOutlet(values, of: source, key, element, element)
  }

  /// Sets an outlet. As in UIKit, a key that the object does not have ends the program.
  private func setOutlet(
    _ value: Any, of source: AnyObject, _ key: String, _ place: InterfaceElement, _ element: InterfaceElement
  ) {
    guard let error = run(element, { NibKeys.set(value, of: source, forKey: key) }) else { return }
    guard error.isUndefinedKey else {
      report(.warning, "the outlet \(key) is left empty: \(error)", at: place)
      return
    }
    if NibKeys.isOutletOfUIKit(key, of: source) || standIns.contains(ObjectIdentifier(source)) { return }
    let file = document.path.map { "\(($0 as NSString).lastPathComponent):\(place.line): " } ?? ""
    NibException.raise(NibException.unknownKey, "\(file)\(error)")
  }
}

/// Key-value coding as nibs use it.
@MainActor enum NibKeys {
  static func set(_ value: Any?, of object: AnyObject, forKey key: String) -> KeyValueCodingError? {
    catching {
      if let object = object as? KeyValueCoding {
        object.setValue(value, forKey: key)
      } else {
        KeyValueCoder.set(value, of: object, forKey: key)
      }
    }
  }

  static func set(_ value: Any?, of object: AnyObject, forKeyPath path: String) -> KeyValueCodingError? {
    catching {
      if let object = object as? KeyValueCoding {
        object.setValue(value, forKeyPath: path)
      } else {
        KeyValueCoder.set(value, of: object, forKeyPath: path)
      }
    }
  }

  private static func catching(_ body: () -> Void) -> KeyValueCodingError? {
    do {
      try KeyValueCoder.catching(body)
    } catch let error as KeyValueCodingError {
      return error
    } catch {}
    return nil
  }

  /// Whether a class of UIKit has that outlet. One that is missing here is not the document's fault.
  static func isOutletOfUIKit(_ key: String, of object: AnyObject) -> Bool {
    var next: AnyClass? = type(of: object)
    while let current = next, NibClass.isComponent(current) { next = _getSuperclass(current) }
    switch next {
    case nil,
      is NSObject.Type where !(object is KeyValueCoding):
      return false
    case is UIViewController.Type: return key == "searchDisplayController"
    case let type? where type == UIView.self || type == UIControl.self: return false
    default: return outletsOfUIKit.contains(key)
    }
  }

  private static let outletsOfUIKit: Set = [
    "accessoryView", "backgroundView", "dataSource", "delegate", "detailTextLabel", "dragDelegate", "dropDelegate",
    "editingAccessoryView", "imageView", "inputAccessoryView", "inputView", "leftView", "prefetchDataSource",
    "refreshControl", "rightView", "selectedBackgroundView", "tableFooterView", "tableHeaderView", "textLabel",
  ]
}

extension KeyValueCodingError {
  /// Whether the object has no such key, rather than a value not fitting.
  var isUndefinedKey: Bool { description.contains("not key value coding-compliant") }
}
