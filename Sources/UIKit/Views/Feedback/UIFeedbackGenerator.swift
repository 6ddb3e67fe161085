/// Lets the device be felt. Nothing is felt at design time.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// Makes a generator.
  public override init() { super.init() }
  /// Does nothing at design time.
  open func prepare() {}
}
