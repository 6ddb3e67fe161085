/// An action that assistive technology offers. Stored only.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// An action that calls a method.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target as AnyObject?
    self.selector = selector
    super.init()
  }

  /// An action that runs a closure.
  public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {
    self.name = name
    self.actionHandler = actionHandler
    selector = Selector("")
    super.init()
  }

  /// What it is called.
  open var name: String
  /// Whose method it calls.
  open weak var target: AnyObject?
  /// The method it calls.
  open var selector: Selector
  /// What it runs.
  open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
}
