/// What a text that is typed is like. Stored only: nobody types in a preview.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {
  /// Where the keyboard makes capital letters.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether typing is corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether spelling is checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether quotes are made typographic.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether dashes are made typographic.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether spaces are added and removed.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// The keyboard.
  var keyboardType: UIKeyboardType { get set }
  /// The look of the keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The name of the return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key is off without text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is hidden.
  var isSecureTextEntry: Bool { get set }
  /// What the text is about.
  var textContentType: UITextContentType! { get set }
}
