/// Connects the events of a nib's objects with the methods that they call.
@MainActor enum NibActions {
  /// Makes the `source` call `selector` of `target`; of the first responder for `nil`.
  static func add(_ selector: Selector, for event: String?, from source: AnyObject, to target: AnyObject?) {
    switch source {
    case let control as UIControl:
      control.addTarget(target, action: selector, for: event.flatMap { events[$0] } ?? .touchUpInside)
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: selector) }
    case let item as UIBarButtonItem:
      item.target = target
      item.action = selector
    default:
      break
    }
  }

  private static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
    "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
    "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
    "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit,
  ]
}
