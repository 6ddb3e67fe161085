/// The app. At design time no app runs: this answers for one that has just been launched.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// Why the app was launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }

  /// How to open a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// How far in front the app is.
  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  nonisolated(unsafe) private static var only: UIApplication?

  /// The app.
  open class var shared: UIApplication {
    if let only { return only }
    let made = UIApplication()
    only = made
    return made
  }

  /// The URL of the app's page in Settings.
  public static let openSettingsURLString = "app-settings:"
  /// Not posted at design time.
  public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
  /// Not posted at design time.
  public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
  /// Not posted at design time.
  public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
  /// Not posted at design time.
  public static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
  /// Not posted at design time.
  public static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
  /// Not posted at design time.
  public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
  /// Not posted at design time.
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")

  /// Who hears what happens to the app.
  open weak var delegate: (any UIApplicationDelegate)?
  /// The window that gets what is typed.
  open var keyWindow: UIWindow? { UIWindowScene.shared.keyWindow }
  /// All windows.
  open var windows: [UIWindow] { UIWindowScene.shared.windows }
  /// The one scene.
  open var connectedScenes: Set<UIScene> { [UIWindowScene.shared] }
  /// Always active.
  open var applicationState: State { .active }
  /// The status bar on the screen.
  open var statusBarFrame: CGRect { UIStatusBarManager().statusBarFrame }
  /// How the device is held.
  open var statusBarOrientation: UIInterfaceOrientation { UIWindowScene.shared.interfaceOrientation }
  /// The bar's style. Stored only.
  open var statusBarStyle: UIStatusBarStyle = .default
  /// Whether the bar is hidden.
  open var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
  /// The direction of the previewed language.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// The preferred text size.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }
  /// Whether the screen stays on. Stored only.
  open var isIdleTimerDisabled = false
  /// The number on the icon. Stored only.
  open var applicationIconBadgeNumber = 0
  /// Whether the network is shown to be used. Stored only.
  open var isNetworkActivityIndicatorVisible = false
  /// Opens nothing at design time: `completion` hears false.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }
  /// Opens nothing at design time.
  @discardableResult open func openURL(_ url: URL) -> Bool { false }
  /// Nothing can be opened at design time.
  open func canOpenURL(_ url: URL) -> Bool { false }
  /// Calls a method of `target`, or of the nearest responder above the sender that has it.
  @discardableResult open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard let receiver = target ?? (sender as? UIResponder)?.target(forAction: action, withSender: sender) else {
      return false
    }
    let object = receiver as AnyObject
    guard let method = ClassTable.method(action, of: type(of: object)) else { return false }
    _ = method(object, [sender, event])
    return true
  }
  /// Does nothing at design time.
  open func beginIgnoringInteractionEvents() {}
  /// Does nothing at design time.
  open func endIgnoringInteractionEvents() {}
  /// Does nothing at design time.
  open func registerForRemoteNotifications() {}
}
