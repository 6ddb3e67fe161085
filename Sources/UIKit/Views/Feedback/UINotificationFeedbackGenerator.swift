/// Lets success or failure be felt. Nothing is felt at design time.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What is to be felt.
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }

  /// Does nothing at design time.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
