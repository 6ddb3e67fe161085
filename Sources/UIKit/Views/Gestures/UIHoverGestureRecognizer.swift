/// Recognises a pointer above a view.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {}
