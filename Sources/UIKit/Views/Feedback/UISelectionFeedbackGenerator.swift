/// Lets a selection be felt. Nothing is felt at design time.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing at design time.
  open func selectionChanged() {}
}
