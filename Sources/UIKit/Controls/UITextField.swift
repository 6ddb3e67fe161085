/// A control with one line of text that can be edited. In a preview nobody does.
@preconcurrency @MainActor open class UITextField: UIControl, UIKeyInput {
  /// A field with its frame in its future superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A field out of a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func setDefaults() {
    isOpaque = false
    setUpParts()
  }

  // MARK: Text

  let content = FieldContent()

  /// The text, without its attributes; never `nil` when read.
  open var text: String? {
    get { content.text?.string ?? "" }
    set { changeContent { content.text = newValue.map { NSAttributedString(string: $0) } } }
  }
  /// The text with its attributes.
  open var attributedText: NSAttributedString? {
    get { content.text.map(withDefaults) }
    set { changeContent { content.text = newValue } }
  }
  /// The text that is shown while there is none.
  open var placeholder: String? {
    get { content.placeholder?.string }
    set { changeContent { content.placeholder = newValue.map { NSAttributedString(string: $0) } } }
  }
  /// The text with attributes that is shown while there is none.
  open var attributedPlaceholder: NSAttributedString? {
    get { content.placeholder }
    set { changeContent { content.placeholder = newValue } }
  }
  /// The font of text without its own; 17 points unless set.
  open var font: UIFont? {
    get { content.font }
    set { changeContent { content.font = newValue ?? FieldContent.defaultFont } }
  }
  /// The colour of text without its own.
  open var textColor: UIColor? {
    get { content.color }
    set { changeContent { content.color = newValue ?? .label } }
  }
  /// How the text stands between the edges.
  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set { changeContent { content.alignment = newValue } }
  }
  /// The attributes of text without its own.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { content.attributes }
    set { changeContent { content.takeOver(newValue) } }
  }
  /// The attributes of text that is typed. Stored only.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// Whether attributes can be edited. Stored only.
  open var allowsEditingTextAttributes = false
  /// Whether text is cleared when editing begins. Stored only.
  open var clearsOnBeginEditing = false
  /// Whether text is replaced by what is typed first. Stored only.
  open var clearsOnInsertion = false
  /// Whether long text is made smaller.
  open var adjustsFontSizeToFitWidth = false {
    didSet { changeContent {} }
  }
  /// The smallest size to which long text is made smaller.
  open var minimumFontSize: CGFloat = 0
  /// Whether the font follows the preferred size of text. Fonts are made for the size in force, so it is stored only.
  open var adjustsFontForContentSizeCategory = false
  /// Whether bullets are shown for the text.
  open var isSecureTextEntry = false {
    didSet { changeContent {} }
  }

  // MARK: Look

  /// How the field is framed.
  open var borderStyle: BorderStyle = .none {
    didSet { changeContent {} }
  }
  /// An image behind the text, in place of a frame.
  open var background: UIImage? {
    didSet { setNeedsLayout() }
  }
  /// An image behind the text while the field is disabled.
  open var disabledBackground: UIImage? {
    didSet { setNeedsLayout() }
  }
  /// When there is a button that clears the text.
  open var clearButtonMode: ViewMode = .never {
    didSet { setNeedsLayout() }
  }
  /// A view on the left, or where text begins.
  open var leftView: UIView? {
    didSet { replace(oldValue, with: leftView) }
  }
  /// When the left view is shown.
  open var leftViewMode: ViewMode = .never {
    didSet { changeContent {} }
  }
  /// A view on the right, or where text ends.
  open var rightView: UIView? {
    didSet { replace(oldValue, with: rightView) }
  }
  /// When the right view is shown.
  open var rightViewMode: ViewMode = .never {
    didSet { changeContent {} }
  }
  let parts = FieldParts()
  /// The sizes that count.
  var metrics = ControlMetrics.current {
    didSet { invalidateIntrinsicContentSize() }
  }

  // MARK: Layout and drawing

  /// The rectangle of the frame in the given bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The rectangle of the text in the given bounds.
  open func textRect(forBounds bounds: CGRect) -> CGRect { defaultTextRect(bounds) }
  /// The rectangle of the placeholder in the given bounds.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  /// The rectangle of the text while it is edited, in the given bounds.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { defaultTextRect(bounds) }
  /// The rectangle of the clear button in the given bounds.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { defaultClearRect(bounds) }
  /// The rectangle of the left view in the given bounds.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { defaultSideRect(leftView, bounds, isLeft: true) }
  /// The rectangle of the right view in the given bounds.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { defaultSideRect(rightView, bounds, isLeft: false) }
  /// Draws the text into the current context.
  open func drawText(in rect: CGRect) { drawLine(shownText, in: rect) }
  /// Draws the placeholder into the current context.
  open func drawPlaceholder(in rect: CGRect) { drawLine(shownPlaceholder, in: rect) }

  open override var intrinsicContentSize: CGSize { contentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    arrangeParts()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  // MARK: Editing

  /// What is asked and told. Held weakly.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether the text is being edited.
  open var isEditing: Bool { isFirstResponder }
  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult open override func becomeFirstResponder() -> Bool { beginEditing { super.becomeFirstResponder() } }

  @discardableResult open override func resignFirstResponder() -> Bool { endEditing { super.resignFirstResponder() } }

  /// Whether there is text.
  open var hasText: Bool { !(text ?? "").isEmpty }
  /// Adds text at the end.
  open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
  /// Takes away the last character.
  open func deleteBackward() { text = String((text ?? "").dropLast()) }
  /// The view shown in place of the keyboard. None is shown in a preview.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  /// The view shown above the keyboard. None is shown in a preview.
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }
  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?

  /// The selection; the end of the text.
  open var selectedTextRange: UITextRange?
  /// The start of the text.
  open var beginningOfDocument: UITextPosition { UITextPosition() }
  /// The end of the text.
  open var endOfDocument: UITextPosition { UITextPosition(offset: (text ?? "").utf16.count) }
  /// The position `offset` UTF-16 units after another.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    UITextPosition(offset: position.offset + offset)
  }
  /// The UTF-16 units between two positions.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
  /// The range between two positions.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    UITextRange(fromPosition, toPosition)
  }
  /// Where the insertion point is drawn. None is drawn in a preview.
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  /// Where the selection is drawn. None is drawn in a preview.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }

  // MARK: UITextInputTraits. Stored only.

  /// Where the keyboard makes capital letters.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  /// Whether typing is corrected.
  open var autocorrectionType: UITextAutocorrectionType = .default
  /// Whether spelling is checked.
  open var spellCheckingType: UITextSpellCheckingType = .default
  /// Whether quotes are made typographic.
  open var smartQuotesType: UITextSmartQuotesType = .default
  /// Whether dashes are made typographic.
  open var smartDashesType: UITextSmartDashesType = .default
  /// Whether spaces are added and removed.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  /// The keyboard.
  open var keyboardType: UIKeyboardType = .default
  /// The look of the keyboard.
  open var keyboardAppearance: UIKeyboardAppearance = .default
  /// The name of the return key.
  open var returnKeyType: UIReturnKeyType = .default
  /// Whether the return key is off without text.
  open var enablesReturnKeyAutomatically = false
  /// What the text is about.
  open var textContentType: UITextContentType!
}
