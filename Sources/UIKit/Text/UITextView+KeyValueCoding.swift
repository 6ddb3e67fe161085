extension UITextView {
  /// What key-value coding knows of text views.
  static let textViewDescription = ClassDescription(UITextView.self, name: "UITextView")
    .property("text", \.text)
    .property("attributedText", \.attributedText)
    .property("font", \.font)
    .property("textColor", \.textColor)
    .property("textAlignment", \.textAlignment)
    .property("editable", \.isEditable)
    .property("selectable", \.isSelectable)
    .property("textContainerInset", \.textContainerInset)
    .frameInitializer { frame in MainActor.assumeIsolated { UITextView(frame: frame) } }
}
