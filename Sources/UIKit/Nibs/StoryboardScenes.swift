import InterfaceBuilder

/// Makes the view controllers of a storyboard, each with its view, when it is asked for.
@MainActor final class StoryboardScenes {
  let document: InterfaceDocument
  let bundle: Bundle
  let mode: DesignTime.Mode
  let isSubject: Bool
  let traits: InterfaceTraits?
  weak var storyboard: UIStoryboard?
  private var depth = 0

  /// How deep scenes may contain each other. Scenes that contain themselves would never end.
  private static let depthLimit = 8

  init(
    _ document: InterfaceDocument, bundle: Bundle, mode: DesignTime.Mode = .runtime, isSubject: Bool = false,
    traits: InterfaceTraits? = nil
  ) {
    self.document = document
    self.bundle = bundle
    self.mode = mode
    self.isSubject = isSubject
    self.traits = traits
  }

  /// The view controller of that storyboard identifier.
  func controller(
    identifier: String, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    let scene = document.scenes.first { $0.storyboardIdentifier == identifier }
    return scene?.viewController?.id.flatMap { controller(id: $0, creator: creator) }
  }

  /// The view controller of that object id, or the one in another storyboard that a reference of that id stands for.
  func controller(id: String, creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController? {
    loadScene(id: id, creator: creator)?.controller
  }

  /// The view controller of that object id, with the loader that holds its scene.
  func loadScene(
    id: String, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> (controller: UIViewController, loader: DocumentLoader)? {
    guard depth < Self.depthLimit, let element = document.element(id: id) else { return nil }
    depth += 1
    defer { depth -= 1 }
    let loader = DocumentLoader(document, bundle: bundle, mode: mode, isSubject: isSubject, traits: traits)
    guard element.isViewController else { return referenced(element).map { ($0, loader) } }
    loader.scenes = self
    loader.creator = creator
    return loader.instantiateController(id: id).map { ($0, loader) }
  }

  private func referenced(_ element: InterfaceElement) -> UIViewController? {
    guard element.name == "viewControllerPlaceholder", let name = element["storyboardName"],
      NibLocator.path(of: name, extension: "storyboard", in: bundle) != nil
    else { return nil }
    let other = UIStoryboard(name: name, bundle: bundle)
    guard let identifier = element["referencedIdentifier"] else { return other.instantiateInitialViewController() }
    return other.instantiateViewController(withIdentifier: identifier)
  }
}
