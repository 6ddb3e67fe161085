import CoreText

/// Text of several lines that scrolls. It cannot be edited at design time.
@preconcurrency @MainActor open class UITextView: UIScrollView {
  private var content = LabelContent()
  private var hasFont = false
  private var hasColor = false

  /// Makes a text view.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? Self.standardContainer()
    super.init(frame: frame)
    watchContainer()
  }

  /// Makes a text view.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Makes a text view out of a nib.
  public required init?(coder: NSCoder) {
    textContainer = Self.standardContainer()
    super.init(coder: coder)
    watchContainer()
  }

  override func setDefaults() {
    super.setDefaults()
    content.font = UIFont(name: "Helvetica", size: 12) ?? content.font
    content.textColor = .black
    content.numberOfLines = 0
    content.lineBreakMode = .byWordWrapping
    contentMode = .redraw
    backgroundColor = .systemBackground
  }

  private static func standardContainer() -> NSTextContainer {
    let container = NSTextContainer(size: .zero)
    container.widthTracksTextView = true
    return container
  }

  private func watchContainer() {
    textContainer.changed = { [weak self] in MainActor.assumeIsolated { self?.contentDidChange() } }
  }

  // MARK: - Text

  /// The text, without its attributes.
  open var text: String! {
    get { content.attributed?.string ?? content.text ?? "" }
    set {
      content.attributed = nil
      content.text = newValue
      contentDidChange()
    }
  }

  /// The text with its attributes.
  open var attributedText: NSAttributedString! {
    get { content.attributed ?? NSAttributedString(string: text, attributes: typingAttributes) }
    set {
      content.text = nil
      content.attributed = newValue?.copy() as? NSAttributedString
      contentDidChange()
    }
  }

  /// The font of a plain text; `nil` until one is set. Setting it changes an attributed text as a whole.
  open var font: UIFont? {
    get { hasFont ? content.font : nil }
    set {
      hasFont = newValue != nil
      content.font = newValue ?? UIFont(name: "Helvetica", size: 12) ?? content.font
      content.addAttribute(.font, content.font)
      contentDidChange()
    }
  }

  /// The colour of a plain text; `nil` until one is set. Setting it changes an attributed text as a whole.
  open var textColor: UIColor? {
    get { hasColor ? content.textColor : nil }
    set {
      hasColor = newValue != nil
      content.textColor = newValue ?? .black
      content.addAttribute(.foregroundColor, content.textColor)
      contentDidChange()
    }
  }

  /// How lines stand between the edges. Setting it changes an attributed text as a whole.
  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set {
      content.alignment = newValue
      content.changeParagraphs { $0.alignment = newValue }
      contentDidChange()
    }
  }

  /// The attributes of text that the user types.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get {
      [.font: content.font, .foregroundColor: content.textColor, .paragraphStyle: content.paragraphStyle]
    }
    set {
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
    }
  }

  // MARK: - Editing

  /// Whether the text can be edited. Stored only.
  open var isEditable = true
  /// Whether the text can be selected. Stored only.
  open var isSelectable = true
  /// What is selected. Stored only.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// Whether the user may change attributes. Stored only.
  open var allowsEditingTextAttributes = false
  /// Whether typing replaces all. Stored only.
  open var clearsOnInsertion = false
  /// The attributes of links.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:] { didSet { contentDidChange() } }
  /// Whether the font follows the preferred size of text. Fonts are made for the size in force, so it is stored only.
  open var adjustsFontForContentSizeCategory = false

  // MARK: - Layout and drawing

  /// The room that the text is set in.
  public let textContainer: NSTextContainer

  /// Room around the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { contentDidChange() } }

  /// Scrolls so that some of the text is seen: to the text's start or end.
  open func scrollRangeToVisible(_ range: NSRange) {
    guard range.location > 0 else { return setContentOffset(.zero, animated: false) }
    let end = max(0, contentSize.height - bounds.height)
    setContentOffset(CGPoint(x: 0, y: end), animated: false)
  }

  open override var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentSize = CGSize(width: bounds.width, height: neededHeight(forWidth: bounds.width))
  }

  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return sizeThatFits(CGSize(width: layout.contentWidth ?? UILabel.unlimited, height: UILabel.unlimited))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : UILabel.unlimited
    let scale = max(UIScreen.description.scale, 1)
    let needed = makeLayout(width: width).size.width + horizontalInset
    let rounded = (needed * scale - 0.001).rounded(.up) / scale
    return CGSize(width: min(rounded, width), height: neededHeight(forWidth: width))
  }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let left = textContainerInset.left + textContainer.lineFragmentPadding
    makeLayout(width: bounds.width).draw(in: context, at: CGPoint(x: left, y: textContainerInset.top))
  }

  private var horizontalInset: CGFloat {
    textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
  }

  private func makeLayout(width: CGFloat) -> TextLayout {
    var content = content
    if textContainer.maximumNumberOfLines > 0 { content.lineBreakMode = textContainer.lineBreakMode }
    return TextLayout(
      content.attributedText, width: max(width - horizontalInset, 0), maximumLines: textContainer.maximumNumberOfLines,
      usesLeading: true)
  }

  /// The height of the text and the room around it, rounded up to pixels.
  private func neededHeight(forWidth width: CGFloat) -> CGFloat {
    let scale = max(UIScreen.description.scale, 1)
    let height = (makeLayout(width: width).height * scale - 0.001).rounded(.up) / scale
    return height + textContainerInset.top + textContainerInset.bottom
  }

  private func contentDidChange() {
    setNeedsDisplay()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }
}

extension UITextView: BaselineProviding {
  func firstBaseline(in size: CGSize) -> CGFloat {
    textContainerInset.top + makeLayout(width: size.width).firstBaseline
  }

  func lastBaseline(in size: CGSize) -> CGFloat {
    textContainerInset.top + makeLayout(width: size.width).lastBaseline
  }

  func contentHeight(forWidth width: CGFloat) -> CGFloat? {
    isScrollEnabled ? nil : neededHeight(forWidth: width)
  }
}

extension UITextView {
  /// Told when the user has changed the text.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
  /// Told when editing has begun.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Told when editing has ended.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
}
