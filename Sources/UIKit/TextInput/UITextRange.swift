/// A range of a text.
@preconcurrency @MainActor open class UITextRange: NSObject {
  /// Where it starts.
  open var start: UITextPosition { first }
  /// Where it ends.
  open var end: UITextPosition { last }
  /// Whether it holds nothing.
  open var isEmpty: Bool { first.offset == last.offset }

  private let first: UITextPosition
  private let last: UITextPosition

  /// An empty range at the start.
  public override init() {
    first = UITextPosition()
    last = UITextPosition()
    super.init()
  }

  init(_ first: UITextPosition, _ last: UITextPosition) {
    self.first = first
    self.last = last
    super.init()
  }
}
