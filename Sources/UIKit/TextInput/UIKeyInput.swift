/// What takes text from a keyboard.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text.
  var hasText: Bool { get }
  /// Adds text at the insertion point.
  func insertText(_ text: String)
  /// Takes away the character before the insertion point.
  func deleteBackward()
}
