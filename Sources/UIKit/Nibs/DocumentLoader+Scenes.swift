import InterfaceBuilder

extension DocumentLoader {
  /// Makes a scene's view controller. Its view, and what else is in the scene, come when the view is asked for.
  func instantiateController(id: String) -> UIViewController? {
    guard let element = document.element(id: id), let controller = object(for: element) as? UIViewController else {
      return nil
    }
    controller.storyboard = scenes?.storyboard
    finish()
    addContainedControllers(to: controller, element)
    return controller
  }

  /// Gives a controller its way to the view that the document holds for it.
  func prepareView(of controller: UIViewController, _ element: InterfaceElement) {
    guard element.controllerView != nil else { return }
    controller.viewLoader = { [self] controller in loadView(of: controller, element) }
  }

  private func loadView(of controller: UIViewController, _ element: InterfaceElement) {
    NibRecursion.enter(document) {
      guard let written = element.controllerView, let view = view(for: written) else { return }
      controller.view = view
      let rest = siblings(of: element).compactMap { object(for: $0) }
      NibRetention.keep(rest)
      // The guides of the controller need its view.
      unconstrained.append(element)
      finish()
      if mode == .runtime { embedChildren(of: controller, element) }
    }
  }

  /// What else is at the top of the controller's scene: gesture recognisers, loose views, objects of one's own.
  private func siblings(of element: InterfaceElement) -> [InterfaceElement] {
    (element.parent?.children ?? []).filter {
      $0 !== element && $0.id != nil && $0.name != "placeholder" && $0.name != "exit"
    }
  }

  // MARK: Containers

  private func addContainedControllers(to controller: UIViewController, _ element: InterfaceElement) {
    guard let scenes else { return }
    let contained = related(element, "rootViewController") + related(element, "viewControllers")
    let controllers = contained.compactMap { scenes.controller(id: $0) }
    guard !controllers.isEmpty else { return }
    switch controller {
    case let navigation as UINavigationController: navigation.setViewControllers(controllers, animated: false)
    case let tabs as UITabBarController: tabs.setViewControllers(controllers, animated: false)
    default: break
    }
  }

  private func related(_ element: InterfaceElement, _ relationship: String) -> [String] {
    element.connections.compactMap { connection in
      guard case .segue(_, let kind, _) = connection.kind, kind == relationship else { return nil }
      return connection.destination
    }
  }

  /// Puts the controllers of embed segues into their container views, as the app does when the view is loaded.
  private func embedChildren(of controller: UIViewController, _ element: InterfaceElement) {
    guard let scenes, let root = element.controllerView else { return }
    for container in root.subtree where container.name == "containerView" {
      guard let view = container.id.flatMap({ objects[$0] }) as? UIView else { continue }
      for connection in container.connections {
        guard case .segue("embed", _, _) = connection.kind,
          let child = scenes.controller(id: connection.destination)
        else { continue }
        controller.addChild(child)
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child.view)
        child.didMove(toParent: controller)
      }
    }
  }
}
