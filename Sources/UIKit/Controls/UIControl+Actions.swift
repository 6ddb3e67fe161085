extension UIControl {
  func insertTarget(_ target: Any?, _ selector: Selector, _ events: Event) {
    let known = controlActions.firstIndex { $0.isMethod(of: target, selector) }
    if let known { return controlActions[known].events.formUnion(events) }
    controlActions.append(ControlAction(handler: .method(target: WeakTarget(target), selector), events: events))
  }

  func deleteTarget(_ target: Any?, _ selector: Selector?, _ events: Event) {
    subtract(events) { action in
      guard case .method(let own, let ownSelector) = action.handler else { return false }
      let hasTarget = target == nil || own.object === target.map { $0 as AnyObject }
      return hasTarget && (selector == nil || ownSelector == selector)
    }
  }

  func insertAction(_ action: UIAction, _ events: Event) {
    deleteAction(action.identifier, events)
    controlActions.append(ControlAction(handler: .action(action), events: events))
  }

  func deleteAction(_ identifier: UIAction.Identifier, _ events: Event) {
    subtract(events) { action in
      guard case .action(let own) = action.handler else { return false }
      return own.identifier == identifier
    }
  }

  private func subtract(_ events: Event, where matches: (ControlAction) -> Bool) {
    for index in controlActions.indices where matches(controlActions[index]) {
      controlActions[index].events.subtract(events)
    }
    controlActions.removeAll { $0.events.isEmpty }
  }

  func collectTargets() -> Set<AnyHashable> {
    var targets: Set<AnyHashable> = []
    for action in controlActions {
      guard case .method(let target, _) = action.handler else { continue }
      if target.isNil { targets.insert(NSNull()) }
      if let object = target.object as? NSObject { targets.insert(object) }
    }
    return targets
  }

  func methodNames(_ target: Any?, _ event: Event) -> [String]? {
    let names = controlActions.compactMap { action -> String? in
      guard action.events.isSuperset(of: event), case .method(let own, let selector) = action.handler,
        own.object === target.map({ $0 as AnyObject })
      else { return nil }
      return selector.description
    }
    return names.isEmpty ? nil : names
  }

  func send(_ events: Event) {
    for action in controlActions where !action.events.isDisjoint(with: events) {
      switch action.handler {
      case .method(let target, let selector):
        if target.isNil || target.object != nil { sendAction(selector, to: target.object, for: nil) }
      case .action(let action): sendAction(action)
      }
    }
  }

  func send(_ selector: Selector, _ target: Any?, _ event: UIEvent?) {
    let receiver = (target ?? self.target(forAction: selector, withSender: self)).map { $0 as AnyObject }
    guard let receiver, let method = ClassTable.method(selector, of: type(of: receiver)) else { return }
    _ = method(receiver, Array([self, event].prefix(selector.argumentCount == 0 ? 2 : selector.argumentCount)))
  }
}

extension ControlAction {
  /// Whether this calls that method of that target.
  func isMethod(of target: Any?, _ selector: Selector) -> Bool {
    guard case .method(let own, let ownSelector) = handler, ownSelector == selector else { return false }
    return own.isNil ? target == nil : own.object === target.map { $0 as AnyObject }
  }
}
