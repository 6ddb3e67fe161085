import CoreText

/// A view that shows text, in one line or more.
@preconcurrency @MainActor open class UILabel: UIView {
  var content = LabelContent()
  /// What the height of the text is at least taken for, in points.
  var leastHeight: CGFloat = 0

  /// Makes a label.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a label out of a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func setDefaults() {
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  // MARK: - Text

  /// The text, without its attributes.
  open var text: String? {
    get { content.attributed?.string ?? content.text }
    set {
      content.attributed = nil
      change(\.text, to: newValue)
    }
  }

  /// The text with its attributes. For a plain text, with those that the label gives it.
  open var attributedText: NSAttributedString? {
    get { content.attributed ?? content.text.map { NSAttributedString(string: $0, attributes: plainAttributes) } }
    set {
      content.text = nil
      change(\.attributed, to: newValue?.copy() as? NSAttributedString)
    }
  }

  /// The font of a plain text. Setting it changes an attributed text as a whole.
  open var font: UIFont! {
    get { content.font }
    set {
      let font = newValue ?? UIFont.systemFont(ofSize: UIFont.labelFontSize)
      content.addAttribute(.font, font)
      change(\.font, to: font)
    }
  }

  /// The colour of a plain text. Setting it changes an attributed text as a whole.
  open var textColor: UIColor! {
    get { content.textColor }
    set {
      let color = newValue ?? .label
      content.addAttribute(.foregroundColor, color)
      change(\.textColor, to: color)
    }
  }

  /// How lines stand between the edges. Setting it changes an attributed text as a whole.
  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set {
      content.changeParagraphs { $0.alignment = newValue }
      change(\.alignment, to: newValue)
    }
  }

  /// What becomes of text that is too long. Setting it changes an attributed text as a whole.
  open var lineBreakMode: NSLineBreakMode {
    get { content.lineBreakMode }
    set {
      content.changeParagraphs { $0.lineBreakMode = newValue }
      change(\.lineBreakMode, to: newValue)
    }
  }

  /// How orphaned words are kept away. Stored only.
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy()

  /// How many lines the text may take; 0 for as many as it needs.
  open var numberOfLines: Int {
    get { content.numberOfLines }
    set { change(\.numberOfLines, to: newValue) }
  }

  /// The width, in points, at which text wraps where constraints do not say how wide the label is.
  open var preferredMaxLayoutWidth: CGFloat {
    get { content.preferredMaxLayoutWidth }
    set { change(\.preferredMaxLayoutWidth, to: newValue) }
  }

  /// Whether the font follows the preferred size of text. Fonts are made for the size in force, so it is stored only.
  open var adjustsFontForContentSizeCategory = false

  // MARK: - Shrinking

  /// Whether the text is shrunk to fit the label's width.
  open var adjustsFontSizeToFitWidth: Bool {
    get { content.adjustsFontSize }
    set { change(\.adjustsFontSize, to: newValue) }
  }

  /// The smallest factor on the font's size; 0 for none.
  open var minimumScaleFactor: CGFloat {
    get { content.minimumScaleFactor }
    set { change(\.minimumScaleFactor, to: newValue) }
  }

  /// Where shrunk text stands.
  open var baselineAdjustment: UIBaselineAdjustment {
    get { content.baselineAdjustment }
    set { change(\.baselineAdjustment, to: newValue) }
  }

  /// Whether letters may move closer before the text is truncated. Stored only.
  open var allowsDefaultTighteningForTruncation = false

  /// Whether a pointer shows text in full that is truncated. Stored only.
  open var showsExpansionTextWhenTruncated = false

  // MARK: - Looks

  /// The colour of the shadow; `nil` for none.
  open var shadowColor: UIColor? {
    get { content.shadowColor }
    set { change(\.shadowColor, to: newValue) }
  }

  /// How far the shadow is moved, in points.
  open var shadowOffset: CGSize {
    get { content.shadowOffset }
    set { change(\.shadowOffset, to: newValue) }
  }

  /// The colour of the text while the label is highlighted.
  open var highlightedTextColor: UIColor? {
    get { content.highlightedTextColor }
    set { change(\.highlightedTextColor, to: newValue) }
  }

  /// Whether the text has its highlighted colour.
  open var isHighlighted: Bool {
    get { content.isHighlighted }
    set { change(\.isHighlighted, to: newValue) }
  }

  /// Whether the text is not dimmed.
  open var isEnabled: Bool {
    get { content.isEnabled }
    set { change(\.isEnabled, to: newValue) }
  }

  // MARK: - Layout and drawing

  /// The rectangle that the text takes up within `bounds`, in at most `numberOfLines` lines; rounded up to pixels.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    measure(in: bounds, lines: numberOfLines)
  }

  /// Draws the text into the current context, in the middle of `rect`'s height.
  open func drawText(in rect: CGRect) { drawContent(in: rect) }

  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = numberOfLines == 1 || size.width <= 0 ? Self.unlimited : size.width
    return fittingSize(width: width)
  }

  open override var intrinsicContentSize: CGSize {
    guard numberOfLines != 1 else {
      let size = fittingSize(width: Self.unlimited)
      return size.height > 0 ? CGSize(width: size.width, height: max(size.height, leastHeight)) : size
    }
    return fittingSize(
      width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : layout.contentWidth ?? Self.unlimited)
  }

  private func change<Value>(_ path: WritableKeyPath<LabelContent, Value>, to value: Value) {
    content[keyPath: path] = value
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }
}
