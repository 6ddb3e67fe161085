/// What tells of changes of its traits.
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {}

/// What stands for one registration, to end it by.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}

extension UITraitChangeObservable {
  /// Calls `handler` after one of the traits has changed.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait],
    handler: @escaping (_ traitEnvironment: Self, _ previousTraitCollection: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(traits) { observed, old in
      guard let observed = observed as? Self else { return }
      handler(observed, old)
    }
  }

  /// Calls a method of `target` after one of the traits has changed.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    register(traits) { [weak target = target as AnyObject] observed, old in
      guard let target else { return }
      _ = ClassTable.method(action, of: type(of: target))?(target, [observed, old])
    }
  }

  /// Calls a method of the object itself after one of the traits has changed.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    changeObservers { $0.removeAll { $0 === registration } }
  }

  private func register(
    _ traits: [UITrait], _ body: @escaping (AnyObject, UITraitCollection) -> Void
  ) -> TraitObserver {
    let observer = TraitObserver(traits: traits, body: body)
    changeObservers { $0.append(observer) }
    return observer
  }

  private func changeObservers(_ change: (inout [TraitObserver]) -> Void) {
    switch self {
    case let view as UIView: change(&view.traitState.observers)
    case let controller as UIViewController: change(&controller.traitState.observers)
    default: break
    }
  }
}
