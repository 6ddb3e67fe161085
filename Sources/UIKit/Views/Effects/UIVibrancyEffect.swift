/// Lets content shine through a blur. Has no effect here: the content is drawn as it is.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  /// Makes the effect for content on that blur.
  public init(blurEffect: UIBlurEffect) { super.init() }
}
