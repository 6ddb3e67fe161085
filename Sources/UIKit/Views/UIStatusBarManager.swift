/// The status bar of a scene.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  /// The bar's style.
  open var statusBarStyle: UIStatusBarStyle { .default }
  /// Whether the bar is hidden.
  open var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
  /// The bar in the screen's coordinates; as high as the safe area's top.
  open var statusBarFrame: CGRect {
    let screen = UIScreen.description
    return CGRect(x: 0, y: 0, width: screen.bounds.width, height: screen.safeAreaInsets.top)
  }
}

/// How the status bar is drawn.
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
  case none = 0
  case fade = 1
  case slide = 2
}
