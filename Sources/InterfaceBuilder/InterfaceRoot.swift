/// One thing of a document that makes a picture of its own: a storyboard's scene, or a xib's top-level view.
public struct InterfaceRoot {
  /// The object id of the view controller or view.
  public var id: String
  /// The view controller or view.
  public var element: InterfaceElement

  /// A root of that object id.
  public init(id: String, element: InterfaceElement) { (self.id, self.element) = (id, element) }

  /// The view, the view controller's or itself; nil for a controller whose view the document does not hold.
  public var view: InterfaceElement? { element.isView ? element : element.controllerView }
}

extension InterfaceElement {
  /// A view controller's root view.
  public var controllerView: InterfaceElement? { children.first { $0.key == "view" && $0.isView } }
}

extension InterfaceDocument {
  /// The document's roots, in document order; for a storyboard the initial scene comes first.
  public var roots: [InterfaceRoot] {
    var candidates = kind == .xib ? topLevelObjects : scenes.compactMap(\.viewController)
    if let initial = candidates.firstIndex(where: { $0.id != nil && $0.id == initialViewController }) {
      candidates.insert(candidates.remove(at: initial), at: 0)
    }
    return candidates.compactMap { element in
      guard let id = element.id, element.isView || element.isViewController else { return nil }
      return InterfaceRoot(id: id, element: element)
    }
  }
}
