/// One instance of an app's interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// How far in front a scene is.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// Always in front.
  open var activationState: ActivationState { .foregroundActive }
  /// The scene's title.
  open var title: String! = ""
}
