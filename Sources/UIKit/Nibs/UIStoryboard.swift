import InterfaceBuilder

/// A storyboard: a document whose scenes view controllers are made from.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  private let name: String
  private let scenes: StoryboardScenes

  /// The storyboard of that name, without an extension; `nil` for the bundle stands for the main one. A missing one is
  /// an exception, as in UIKit.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    scenes = StoryboardScenes(
      NibLocator.document(named: name, extension: "storyboard", in: storyboardBundleOrNil),
      bundle: NibLocator.bundle(storyboardBundleOrNil))
    super.init()
    scenes.storyboard = self
  }

  /// Makes the view controller that the storyboard starts with; nil where it names none.
  open func instantiateInitialViewController() -> UIViewController? {
    scenes.document.initialViewController.flatMap { scenes.controller(id: $0) }
  }

  /// Makes the view controller of that storyboard identifier. One that does not exist is an exception, as in UIKit.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(identifier, nil)
  }

  private func make(_ identifier: String, _ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController {
    guard let controller = scenes.controller(identifier: identifier, creator: creator) else {
      NibException.raise(
        NibException.invalidArgument,
        "Storyboard '\(name)' doesn't contain a view controller with identifier '\(identifier)'")
    }
    return controller
  }

  /// Makes the view controller that the storyboard starts with, by `creator` where one is given: it receives the coder
  /// to hand to `init(coder:)`.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    let made = scenes.document.initialViewController.flatMap { scenes.controller(id: $0, creator: creator) }
    return made.map(cast)
  }

  /// Makes the view controller of that storyboard identifier, by `creator` where one is given: it receives the coder to
  /// hand to `init(coder:)`.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    cast(make(identifier, creator))
  }

  private func cast<ViewController: UIViewController>(_ made: UIViewController) -> ViewController {
    guard let controller = made as? ViewController else {
      NibException.raise(
        NibException.inconsistency,
        "Could not cast value of type '\(ClassTable.qualifiedName(type(of: made)))' to '\(ViewController.self)'")
    }
    return controller
  }
}
