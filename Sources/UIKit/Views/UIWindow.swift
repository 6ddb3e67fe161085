/// The topmost view of what is on the screen.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// How far in front a window is.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(0)
    public static let alert = Level(2000)
    public static let statusBar = Level(1000)
  }

  /// Makes a window in a scene, as large as the screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.description.bounds)
    self.windowScene = windowScene
    windowScene.add(self)
  }

  /// Makes a window with its frame on the screen.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    UIWindowScene.shared.add(self)
  }

  /// Makes a window out of a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    UIWindowScene.shared.add(self)
  }

  /// The scene the window is in.
  open weak var windowScene: UIWindowScene?
  /// The screen the window is on.
  open var screen: UIScreen {
    get { .main }
    set {}
  }
  /// How far in front the window is. Stored only.
  open var windowLevel: Level = .normal
  /// Whether the window gets what is typed.
  open var isKeyWindow: Bool { UIWindowScene.shared.keyWindow === self }
  /// Whether the window may get what is typed.
  open var canBecomeKey: Bool { true }
  /// Makes the window the key window and shows it.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }
  /// Makes the window the key window.
  open func makeKey() { UIWindowScene.shared.keyWindow = self }
  /// Called when the window has become the key window.
  open func becomeKey() {}
  /// Called when the window is no longer the key window.
  open func resignKey() {}
  /// Hands an event to its views. None arrive at design time.
  open func sendEvent(_ event: UIEvent) {}

  /// The controller of the window's content.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      show(rootViewController)
    }
  }

  private func show(_ controller: UIViewController?) {
    guard let view = controller?.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller?.appear { addSubview(view) }
  }

  open override var window: UIWindow? { self }
  open override var next: UIResponder? { UIApplication.shared }

  /// The safe area of the screen, where the window covers it.
  open override var safeAreaInsets: UIEdgeInsets {
    bounds.size == UIScreen.description.bounds.size ? UIScreen.description.safeAreaInsets : .zero
  }

  /// A point of another window in this one's coordinates.
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    layer.convert(point, from: window?.layer)
  }
  /// A point of this window in another's coordinates.
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint { layer.convert(point, to: window?.layer) }
  /// A rectangle of another window in this one's coordinates.
  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect { layer.convert(rect, from: window?.layer) }
  /// A rectangle of this window in another's coordinates.
  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect { layer.convert(rect, to: window?.layer) }
}
