/// A bar that Interface Builder shows above or below a scene.
enum SimulatedBar: Equatable {
  case navigationBar(hasLargeTitle: Bool)
  case tabBar
  case toolbar
}

extension InterfaceDocument {
  /// The bar above a scene: what the document says, else that of the navigation controller around it, else that of a
  /// scene that pushes it.
  func topBar(of element: InterfaceElement) -> SimulatedBar? {
    let container = container("navigationController", of: element)
    let bar = container?.child(key: "navigationBar")
    let isLarge =
      bar?.boolean("largeTitles") == true
      && element.child(key: "navigationItem")?["largeTitleDisplayMode"] != "never"
    switch written("simulatedTopBarMetrics", element) {
    case "nil": return nil
    case "simulatedNavigationBarMetrics": return .navigationBar(hasLargeTitle: isLarge)
    default:
      guard let container else { return isPushedFromBelowBar(element) ? .navigationBar(hasLargeTitle: false) : nil }
      return container.boolean("navigationBarHidden") == true ? nil : .navigationBar(hasLargeTitle: isLarge)
    }
  }

  /// The bar below a scene: what the document says of it, else of the containers around it.
  func bottomBar(of element: InterfaceElement) -> SimulatedBar? {
    if let name = written("simulatedBottomBarMetrics", element) { return bottomBar(named: name) }
    if container("tabBarController", of: element) != nil { return .tabBar }
    guard let navigation = container("navigationController", of: element) else { return nil }
    return written("simulatedBottomBarMetrics", navigation).flatMap(bottomBar(named:))
  }

  private func bottomBar(named name: String) -> SimulatedBar? {
    switch name {
    case "simulatedTabBarMetrics": .tabBar
    case "simulatedToolbarMetrics": .toolbar
    default: nil
    }
  }

  /// The name of the element that says which bar there is; nil where it is left to the containers.
  private func written(_ key: String, _ element: InterfaceElement) -> String? {
    element.child(key: key).map(\.name)
  }

  /// The first container of a kind that holds a scene, itself or by what is pushed above what it holds.
  private func container(_ name: String, of element: InterfaceElement) -> InterfaceElement? {
    guard let id = element.id else { return nil }
    return scenes.compactMap(\.viewController).first { $0.name == name && $0 !== element && holds($0, id) }
  }

  private func isPushedFromBelowBar(_ element: InterfaceElement) -> Bool {
    guard let id = element.id else { return false }
    return scenes.compactMap(\.viewController).contains {
      written("simulatedTopBarMetrics", $0) == "simulatedNavigationBarMetrics" && leads(from: pushed(from: $0), to: id)
    }
  }

  private func holds(_ container: InterfaceElement, _ id: String) -> Bool {
    leads(from: contained(in: container), to: id)
  }

  /// Whether pushing leads from some scenes to one.
  private func leads(from start: [String], to id: String) -> Bool {
    var reached: Set<String> = []
    var open = start
    while let next = open.popLast() {
      guard reached.insert(next).inserted, let element = self.element(id: next), element.isViewController else {
        continue
      }
      if next == id { return true }
      open += pushed(from: element)
    }
    return false
  }

  private func contained(in container: InterfaceElement) -> [String] {
    container.connections.compactMap { connection in
      guard case .segue(_, let relationship?, _) = connection.kind else { return nil }
      return ["rootViewController", "viewControllers"].contains(relationship) ? connection.destination : nil
    }
  }

  /// The scenes that a scene pushes, and those that it contains.
  private func pushed(from element: InterfaceElement) -> [String] {
    element.subtree.flatMap(\.connections).compactMap { connection in
      guard case .segue(let kind, let relationship, _) = connection.kind else { return nil }
      return ["show", "push"].contains(kind) || relationship != nil ? connection.destination : nil
    }
  }
}
