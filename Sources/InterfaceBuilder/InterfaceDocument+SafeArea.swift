import Foundation

extension InterfaceDocument {
  /// The safe area of a root's view as Interface Builder shows it on a device: the device's own and the bars that it
  /// simulates. In points, for a root as large as the screen.
  public func safeArea(
    of root: InterfaceRoot, on device: InterfaceDevice, isLandscape: Bool = false
  ) -> InterfaceInsets {
    var insets = device.safeArea(isLandscape: isLandscape, plugInVersion: plugInVersion)
    guard root.element.isViewController else { return insets }
    let size = device.size(isLandscape: isLandscape)
    let frame = root.view?.rect("frame") ?? CGRect(origin: .zero, size: size)
    let screen = device == .unspecified ? CGSize(width: frame.maxX, height: frame.maxY) : size
    if frame.height < screen.height, frame.minY == 0 {
      // A sheet or a popover does not reach the status bar, nor does the latter the screen's lower edge.
      insets.top = 0
      if frame.width < screen.width { insets = InterfaceInsets(top: 0, left: 0, bottom: 0, right: 0) }
    }
    let isCompact = isLandscape && !device.isPad
    switch simulatedBar("simulatedTopBarMetrics", root.element) {
    case .none: break
    case .navigationBar: insets.top += isCompact ? 32 : 44
    case .inferred: if isBelow("rootViewController", root.id) { insets.top += isCompact ? 32 : 44 }
    default: break
    }
    switch simulatedBar("simulatedBottomBarMetrics", root.element) {
    case .none: break
    case .tabBar: insets.bottom += isCompact ? 32 : 49
    case .toolbar: insets.bottom += isCompact ? 32 : 44
    case .inferred: if isBelow("viewControllers", root.id) { insets.bottom += isCompact ? 32 : 49 }
    default: break
    }
    guard frame.minY > 0 else { return insets }
    // A view that does not extend below the bars is stored where it begins.
    insets.top = max(0, insets.top - frame.minY)
    insets.bottom = max(0, insets.bottom - max(0, screen.height - frame.maxY))
    return insets
  }

  private enum Bar {
    case none
    case inferred
    case navigationBar
    case tabBar
    case toolbar
  }

  private func simulatedBar(_ key: String, _ element: InterfaceElement) -> Bar {
    guard let written = element.child(key: key) else { return .inferred }
    switch written.name {
    case "nil": return .none
    case "simulatedNavigationBarMetrics": return .navigationBar
    case "simulatedTabBarMetrics": return .tabBar
    case "simulatedToolbarMetrics": return .toolbar
    default: return .inferred
    }
  }

  /// Whether a scene is reached through a relationship of that kind, itself or by what is pushed above it.
  private func isBelow(_ relationship: String, _ id: String) -> Bool {
    var reached: Set<String> = []
    var open: [String] = []
    for controller in scenes.compactMap(\.viewController) {
      for connection in controller.connections {
        guard case .segue(_, let kind, _) = connection.kind, kind == relationship else { continue }
        open.append(connection.destination)
      }
    }
    while let next = open.popLast() {
      guard reached.insert(next).inserted, let element = element(id: next), element.isViewController else { continue }
      if next == id { return true }
      open.append(contentsOf: pushed(from: element))
    }
    return false
  }

  /// The scenes that a scene pushes, and those that it contains.
  private func pushed(from element: InterfaceElement) -> [String] {
    element.subtree.flatMap(\.connections).compactMap { connection in
      guard case .segue(let kind, let relationship, _) = connection.kind else { return nil }
      return ["show", "push"].contains(kind) || relationship != nil ? connection.destination : nil
    }
  }
}
