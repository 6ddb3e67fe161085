import InterfaceBuilder

extension DocumentLoader {
  /// The object of an element, made on first use. Nil where the element makes none that UIKit has.
  func object(for element: InterfaceElement) -> AnyObject? {
    if let id = element.id, let made = objects[id] { return made }
    if isSubject, element.isView, let id = element.id, DesignTime.failedObjects.contains(id) {
      return emptyPlace(for: element)
    }
    guard let choice = chooseClass(for: element) else { return nil }
    return choice.isDesignable ? design(choice.type, element) : decode(choice, element)
  }

  /// The view of an element.
  func view(for element: InterfaceElement) -> UIView? { object(for: element) as? UIView }

  /// Gives an object what the document says of it, and remembers it for connections and constraints.
  func configure(_ object: AnyObject, from element: InterfaceElement) {
    // A document merged by hand may give a constraint the id of a view, which must not be lost over it.
    if let id = element.id, objects[id] == nil || !(object is NSLayoutConstraint) { objects[id] = object }
    unconnected.append(element)
    unconstrained.append(element)
    NibAttributes.apply(element, to: object, self)
  }

  /// Gives the document's part to an object that exists already, such as a cell's content view.
  func adopt(_ object: AnyObject, for element: InterfaceElement) {
    configure(object, from: element)
    finished.append((element, object))
  }

  // MARK: At run time

  private func decode(_ choice: NibClass, _ element: InterfaceElement) -> AnyObject? {
    let decoder = UINibDecoder(element, self)
    let made = run(element) { instantiate(choice.type, decoder) }
    guard let made else {
      report(.warning, "init(coder:) of \(ClassTable.qualifiedName(choice.type)) gave nil", at: element)
      return nil
    }
    decoder.configure(made)
    if choice.isStandIn { standIns.insert(ObjectIdentifier(made)) }
    let kept = replaced(made, element, decoder)
    finished.append((element, kept))
    return kept
  }

  /// What `awakeAfter(using:)` puts in the place of an object.
  private func replaced(_ object: AnyObject, _ element: InterfaceElement, _ decoder: UINibDecoder) -> AnyObject {
    guard let responder = object as? UIResponder, element.customClass != nil else { return object }
    guard let replacement = run(element, { responder.awakeAfter(using: decoder) }) else { return object }
    let kept = replacement as AnyObject
    if kept !== object, let id = element.id { objects[id] = kept }
    return kept
  }

  private func instantiate(_ type: AnyClass, _ decoder: UINibDecoder) -> AnyObject? {
    switch type {
    case let type as UIViewController.Type:
      guard let creator else { return type.init(coder: decoder) }
      self.creator = nil
      return creator(decoder) ?? type.init(coder: decoder)
    case let type as UIView.Type: return type.init(coder: decoder)
    case let type as UIBarItem.Type: return type.init(coder: decoder)
    case let type as UINavigationItem.Type: return type.init(coder: decoder)
    case let type as UICollectionViewLayout.Type: return type.init(coder: decoder)
    case is UIGestureRecognizer.Type: return NibClass.recognizer(type)
    default: return ClassTable.record(of: type)?.make?() ?? NSObject()
    }
  }

  // MARK: At design time

  /// Makes a designable as Interface Builder does: with `init(frame:)`, then its attributes, then its inspectables.
  private func design(_ type: AnyClass, _ element: InterfaceElement) -> AnyObject? {
    let frame = element.rect("frame") ?? .zero
    guard let make = ClassTable.record(of: type)?.makeWithFrame else {
      report(
        .warning,
        "IB Designables: Failed to render instance of \(ClassTable.qualifiedName(type)): it has no init(frame:), with "
          + "which Interface Builder makes a designable view; add it", at: element)
      return standIn(for: element)
    }
    let made = run(element) { make(frame) }
    if isSubject, let view = made as? UIView, let id = element.id { DesignTime.name(view, id) }
    configure(made, from: element)
    setRuntimeAttributes(of: made, from: element)
    finished.append((element, made))
    return made
  }

  private func standIn(for element: InterfaceElement) -> AnyObject? {
    NibClass.base(of: element).flatMap { decode(NibClass(type: $0, isStandIn: true), element) }
  }

  /// The place of a view whose code has failed before.
  private func emptyPlace(for element: InterfaceElement) -> UIView {
    let place = UIView(frame: element.rect("frame") ?? .zero)
    if let id = element.id { objects[id] = place }
    place.applyPlacement(element)
    unconstrained.append(element)
    return place
  }
}
