/// One scene of a storyboard: a view controller and what belongs to it.
public struct InterfaceScene {
  /// The scene's id.
  public var id: String?
  /// The view controller; nil for a scene without one, or with a reference to another storyboard.
  public var viewController: InterfaceElement?
  /// All objects at the top of the scene: the controller, placeholders, the exit, recognisers, loose views.
  public var objects: [InterfaceElement]

  init(_ element: InterfaceElement) {
    id = element["sceneID"]
    objects = element.contents(of: "objects")
    viewController = objects.first { $0.isViewController }
  }

  /// The name that storyboard code asks for.
  public var storyboardIdentifier: String? { viewController?["storyboardIdentifier"] }
}

extension InterfaceDocument {
  /// A storyboard's scenes, in document order.
  public var scenes: [InterfaceScene] { root.contents(of: "scenes").map(InterfaceScene.init) }

  /// The objects at the top: of a xib, or of all scenes.
  public var objects: [InterfaceElement] {
    kind == .xib ? root.contents(of: "objects") : scenes.flatMap(\.objects)
  }

  /// The objects that `UINib` makes: the top ones without placeholders.
  public var topLevelObjects: [InterfaceElement] { objects.filter { $0.name != "placeholder" && $0.name != "exit" } }

  /// File's Owner.
  public var fileOwner: InterfaceElement? { placeholder("IBFilesOwner") }

  /// A placeholder by Interface Builder's name: `IBFilesOwner`, `IBFirstResponder`.
  public func placeholder(_ identifier: String) -> InterfaceElement? {
    objects.first { $0.name == "placeholder" && $0["placeholderIdentifier"] == identifier }
  }
}
