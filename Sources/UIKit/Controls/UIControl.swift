/// A view that the user can operate. In a preview nobody does: its events are those that code sends.
@preconcurrency @MainActor open class UIControl: UIView {
  /// A control with its frame in its future superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A control that does `primaryAction`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// A control out of a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: State

  /// Whether the control takes input.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateDidChange() } }
  }
  /// Whether the control is chosen.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }
  /// Whether the control is being pressed.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }
  /// The states that the control is in.
  open var state: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }
  /// Called when the state has changed, to look as it asks for.
  func stateDidChange() {
    setNeedsLayout()
    if drawsItself { setNeedsDisplay() }
  }

  /// Where the content is from top to bottom.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet { setNeedsLayout() }
  }
  /// Where the content is from side to side.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { setNeedsLayout() }
  }
  /// The same as left, right, centre or fill in the previewed language's direction.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isMirrored ? .right : .left
    case .trailing: return isMirrored ? .left : .right
    default: return contentHorizontalAlignment
    }
  }

  // MARK: Tracking. Nothing touches a control at design time.

  /// Whether a touch is being followed.
  open var isTracking: Bool { false }
  /// Whether a touch is inside.
  open var isTouchInside: Bool { false }
  /// Called when a touch begins; tells whether to follow it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when a touch moves; tells whether to go on following it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when a touch ends.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when a touch is taken away.
  open func cancelTracking(with event: UIEvent?) {}

  // MARK: Actions

  var controlActions: [ControlAction] = []

  /// Calls the method `action` of `target`, or of the responder chain where that is `nil`, on the events. The target is
  /// held weakly.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    insertTarget(target, action, controlEvents)
  }
  /// Undoes `addTarget(_:action:for:)`; `nil` stands for any target and any method.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    deleteTarget(target, action, controlEvents)
  }
  /// Runs an action's handler on the events. It replaces one with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) { insertAction(action, controlEvents) }
  /// Undoes `addAction(_:for:)`.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    deleteAction(action.identifier, controlEvents)
  }
  /// Undoes `addAction(_:for:)`.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    deleteAction(actionIdentifier, controlEvents)
  }
  /// All targets.
  open var allTargets: Set<AnyHashable> { collectTargets() }
  /// All events that something is done on.
  open var allControlEvents: Event { controlActions.reduce(into: []) { $0.formUnion($1.events) } }
  /// The names of the methods of `target` that are called on the event; `nil` where there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    methodNames(target, controlEvent)
  }
  /// Calls the method `action` of `target`, or of the responder chain where that is `nil`, with the control and
  /// `event`.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) { send(action, target, event) }
  /// Runs an action's handler.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }
  /// Does what is done on the events.
  open func sendActions(for controlEvents: Event) { send(controlEvents) }
  /// Does what the control is for.
  open func performPrimaryAction() { sendActions(for: [.primaryActionTriggered, .touchUpInside]) }

  /// Whether the control's menu opens by a touch. Stored only.
  open var showsMenuAsPrimaryAction = false
  /// Whether the control has a context menu. Stored only.
  open var isContextMenuInteractionEnabled = false
  /// A help text. Stored only.
  open var toolTip: String?
}
