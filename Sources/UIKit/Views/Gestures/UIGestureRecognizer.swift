/// Recognises what fingers do. Stored with its targets; nothing is touched at design time.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject, @preconcurrency KeyValueCoding {
  /// How far along a gesture is.
  public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5

    /// The same as `ended`.
    public static var recognized: State { .ended }
  }

  /// One method that is to be called.
  package struct Action {
    package weak var target: AnyObject?
    package var selector: Selector
  }

  /// The methods that are to be called.
  package private(set) var actions: [Action] = []

  /// Makes a recogniser that calls a method of `target`.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Makes a recogniser without a target.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// Makes a recogniser out of a nib.
  public convenience init?(coder: NSCoder) {
    self.init(target: nil, action: nil)
    (coder as? UINibDecoder)?.configure(self)
  }

  /// Adds a method to call.
  open func addTarget(_ target: Any, action: Selector) {
    actions.append(Action(target: target as AnyObject, selector: action))
  }

  /// Takes methods away: all of the target, of the name, or both.
  open func removeTarget(_ target: Any?, action: Selector?) {
    actions.removeAll { known in
      (target == nil || known.target === (target as AnyObject)) && (action == nil || known.selector == action)
    }
  }

  /// How far along the gesture is.
  open var state: State = .possible
  /// Who decides about the gesture.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether it recognises anything.
  open var isEnabled = true
  /// The view it is attached to.
  open package(set) weak var view: UIView?
  /// Whether the view loses its touches once the gesture is recognised.
  open var cancelsTouchesInView = true
  /// Whether the view gets touches only once the gesture has failed.
  open var delaysTouchesBegan = false
  /// Whether the view hears of the end only once the gesture has failed.
  open var delaysTouchesEnded = true
  /// Whether a second kind of touch is left out.
  open var requiresExclusiveTouchType = true
  /// The kinds of touch that count.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// The kinds of press that count.
  open var allowedPressTypes: [NSNumber] = []
  /// A name to find it by.
  open var name: String?
  /// How many fingers there are; none at design time.
  open var numberOfTouches: Int { 0 }
  /// Makes it wait for another to fail. Stored nowhere, since nothing is recognised at design time.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  /// Where the gesture is, in a view's coordinates.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Where one finger is, in a view's coordinates.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }

  // MARK: For subclasses

  /// Forgets what was seen.
  open func reset() {}
  /// Lets a touch be.
  open func ignore(_ touch: UITouch, for event: UIEvent) {}
  /// Whether another may keep this one from recognising.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether this one may keep another from recognising.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another must fail first.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether this must fail before another.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Called when touches begin.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches end.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches are taken away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  // MARK: Nibs and key-value coding

  /// Called after the recogniser has been made from a nib.
  open func awakeFromNib() {}
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
}
