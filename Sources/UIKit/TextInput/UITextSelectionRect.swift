/// A rectangle of the selection. There is no selection in a preview.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
  /// The rectangle.
  open var rect: CGRect { .zero }
}
