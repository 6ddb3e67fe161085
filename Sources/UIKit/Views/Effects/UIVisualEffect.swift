/// What a visual effect view does to what is behind it.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {
  /// Makes an effect that does nothing.
  public override init() { super.init() }
}
