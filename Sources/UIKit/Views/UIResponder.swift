/// An object that takes part in the responder chain, and the root of UIKit's classes.
///
/// What every `NSObject` can do on iOS by means of the Objective-C runtime (nib hooks, key-value coding, calling a
/// method by its
/// selector) is here an `open` member, so that components can override it.
@preconcurrency @MainActor open class UIResponder: NSObject, @preconcurrency KeyValueCoding {
  private var isFirst = false

  /// Makes a responder.
  public override init() { super.init() }

  // MARK: The chain

  /// The responder that gets what this one does not handle.
  open var next: UIResponder? { nil }
  /// Whether this responder may become first responder; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether this responder may give up being first responder.
  open var canResignFirstResponder: Bool { true }
  /// Whether this responder is the first responder.
  open var isFirstResponder: Bool { isFirst }

  /// Makes this the first responder where it may be. No keyboard is shown at design time.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    isFirst = true
    return true
  }

  /// Gives up being first responder.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    isFirst = false
    return true
  }

  // MARK: Events. None arrive at design time.

  /// Called when touches begin; hands them to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  /// Called when touches move; hands them to the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  /// Called when touches end; hands them to the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  /// Called when touches are taken away; hands them to the next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
  /// Called when properties of touches are known better than before.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// Called when a button is pressed; hands it to the next responder.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  /// Called when a press changes; hands it to the next responder.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  /// Called when a button is let go; hands it to the next responder.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  /// Called when a press is taken away; hands it to the next responder.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }
  /// Called when the device begins to move.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Called when the device has stopped moving.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Called when a motion is taken away.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  // MARK: Actions and editing

  /// Whether this responder takes part in `action`: whether it has such a method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { responds(to: action) }
  /// The responder that performs `action`: this one or the nearest up the chain that can.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }
  /// The view shown in place of the keyboard. None is shown at design time.
  open var inputView: UIView? { nil }
  /// The view shown above the keyboard. None is shown at design time.
  open var inputAccessoryView: UIView? { nil }
  /// Reads the input views again. Does nothing at design time.
  open func reloadInputViews() {}
  /// Cuts the selection, where overridden.
  open func cut(_ sender: Any?) {}
  /// Copies the selection, where overridden.
  open func copy(_ sender: Any?) {}
  /// Pastes, where overridden.
  open func paste(_ sender: Any?) {}
  /// Selects, where overridden.
  open func select(_ sender: Any?) {}
  /// Selects everything, where overridden.
  open func selectAll(_ sender: Any?) {}
  /// Deletes the selection, where overridden.
  open func delete(_ sender: Any?) {}

  // MARK: Nibs

  /// Called after the object has been made from a nib and its outlets are connected; not called on a designable itself.
  open func awakeFromNib() {}
  /// The object that takes this one's place while a nib is decoded.
  open func awakeAfter(using coder: NSCoder) -> Any? { self }
  /// Called when the object is made to be shown by Interface Builder, once its properties are set.
  open func prepareForInterfaceBuilder() {}

  // MARK: Key-value coding

  /// Reads a property.
  open func value(forKey key: String) -> Any? { KeyValueCoder.value(of: self, forKey: key) }
  /// Writes a property.
  open func setValue(_ value: Any?, forKey key: String) { KeyValueCoder.set(value, of: self, forKey: key) }
  /// Reads along a path.
  open func value(forKeyPath path: String) -> Any? { KeyValueCoder.value(of: self, forKeyPath: path) }
  /// Writes along a path.
  open func setValue(_ value: Any?, forKeyPath path: String) { KeyValueCoder.set(value, of: self, forKeyPath: path) }
  /// Called for a key that names no property.
  open func value(forUndefinedKey key: String) -> Any? { KeyValueCoder.valueForUndefinedKey(key, of: self) }
  /// Called for a key that names no property.
  open func setValue(_ value: Any?, forUndefinedKey key: String) { KeyValueCoder.setForUndefinedKey(key, of: self) }
  /// Called before a property changes. Nothing observes at design time.
  open func willChangeValue(forKey key: String) {}
  /// Called after a property has changed. Nothing observes at design time.
  open func didChangeValue(forKey key: String) {}

  // MARK: Methods by selector

  /// Whether the object has a method of that name.
  open func responds(to selector: Selector!) -> Bool {
    selector.map { ClassTable.method($0, of: type(of: self)) != nil } ?? false
  }

  /// Calls the method of that name; does nothing where there is none.
  @discardableResult open func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
    call(selector, [])
  }

  /// Calls the method of that name with one argument; does nothing where there is none.
  @discardableResult open func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    call(selector, [object])
  }

  /// Calls the method of that name with two arguments; does nothing where there is none.
  @discardableResult open func perform(_ selector: Selector!, with first: Any!, with second: Any!) -> Unmanaged<
    AnyObject
  >! {
    call(selector, [first, second])
  }

  /// Calls the method of that name in the next turn where there is no delay. At design time nothing happens later than
  /// that, so it is not called with a delay.
  open func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval) {
    guard delay <= 0 else { return }
    DispatchQueue.main.async { _ = self.perform(selector, with: object) }
  }

  private func call(_ selector: Selector?, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
    guard let selector, let method = ClassTable.method(selector, of: type(of: self)) else { return nil }
    return method(self, arguments).map { Unmanaged.passUnretained($0 as AnyObject) }
  }
}
