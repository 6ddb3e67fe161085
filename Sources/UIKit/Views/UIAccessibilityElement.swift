/// An element of a view that is not a view itself, for assistive technology. Stored only.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
  /// Makes an element of `container`.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  /// What the element is in.
  open weak var accessibilityContainer: AnyObject?
  /// Whether assistive technology sees it.
  open var isAccessibilityElement = true
  /// What it is called.
  open var accessibilityLabel: String?
  /// What using it does.
  open var accessibilityHint: String?
  /// Its value in words.
  open var accessibilityValue: String?
  /// A name for tests.
  open var accessibilityIdentifier: String?
  /// What kind of element it is.
  open var accessibilityTraits: UIAccessibilityTraits = .none
  /// Where it is on the screen.
  open var accessibilityFrame: CGRect = .zero
  /// Where it is in its container.
  open var accessibilityFrameInContainerSpace: CGRect = .zero
  /// Called when it is activated.
  open func accessibilityActivate() -> Bool { false }
  /// Called when its value is raised.
  open func accessibilityIncrement() {}
  /// Called when its value is lowered.
  open func accessibilityDecrement() {}
}
