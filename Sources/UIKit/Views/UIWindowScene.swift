/// The one scene of a preview.
@preconcurrency @MainActor open class UIWindowScene: UIScene, UITraitEnvironment, UITraitChangeObservable {
  private final class Member {
    weak var window: UIWindow?
    init(_ window: UIWindow) { self.window = window }
  }

  private var members: [Member] = []
  nonisolated(unsafe) private static var only: UIWindowScene?

  /// The scene that all windows are in.
  package static var shared: UIWindowScene {
    if let only { return only }
    let made = UIWindowScene()
    only = made
    return made
  }

  func add(_ window: UIWindow) {
    if window.windowScene == nil { window.windowScene = self }
    members.removeAll { $0.window == nil || $0.window === window }
    members.append(Member(window))
  }

  /// The screen the scene is on.
  open var screen: UIScreen { .main }
  /// The windows of the scene.
  open var windows: [UIWindow] { members.compactMap(\.window) }
  /// The window that gets what is typed.
  open package(set) weak var keyWindow: UIWindow?
  /// How the device is held.
  open var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
  }
  /// The scene's coordinates.
  open var coordinateSpace: UICoordinateSpace { screen }
  /// The status bar.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  /// The traits of the scene: the screen's.
  open var traitCollection: UITraitCollection { screen.traitCollection }
  /// Called when the traits have changed. They do not change at design time.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
