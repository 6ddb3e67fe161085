/// What a control does on some events: calls a method of a target, or an action's handler.
@MainActor struct ControlAction {
  enum Handler {
    case method(target: WeakTarget, Selector)
    case action(UIAction)
  }

  var handler: Handler
  var events: UIControl.Event
}

/// The target of an action, held weakly; `isNil` where it was given as `nil`, for the responder chain.
@MainActor struct WeakTarget {
  weak var object: AnyObject?
  let isNil: Bool

  init(_ target: Any?) {
    object = target.map { $0 as AnyObject }
    isNil = target == nil
  }
}
