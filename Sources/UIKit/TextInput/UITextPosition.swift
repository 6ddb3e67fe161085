/// A position in a text.
@preconcurrency @MainActor open class UITextPosition: NSObject {
  /// Counted in UTF-16 from the start.
  let offset: Int

  /// The start of a text.
  public override init() {
    offset = 0
    super.init()
  }

  init(offset: Int) {
    self.offset = offset
    super.init()
  }
}
