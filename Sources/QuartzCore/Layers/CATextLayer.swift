import CoreGraphics
import CoreText

/// An object whose kind does not matter, where Core Animation's signatures name Core Foundation's.
public typealias CFTypeRef = AnyObject

/// A layer that shows text, from the top of its bounds. Like any drawn layer it has `contentsScale` pixels a point,
/// which is one unless set.
open class CATextLayer: CALayer {
  /// The text: a `String` or an `NSAttributedString`.
  open var string: Any? {
    didSet { setNeedsDisplay() }
  }
  /// The font of a plain text: a `UIFont`, whose size does not count, or a font's name; the system font where `nil`.
  open var font: CFTypeRef? {
    didSet { setNeedsDisplay() }
  }
  /// The size of a plain text, in points.
  open var fontSize: CGFloat = 36 {
    didSet { setNeedsDisplay() }
  }
  /// The colour of a plain text; white at first.
  open var foregroundColor: CGColor? = CGColor.white {
    didSet { setNeedsDisplay() }
  }
  /// Whether the text goes on in another line at the right edge.
  open var isWrapped = false {
    didSet { setNeedsDisplay() }
  }
  /// Where text is left out that does not fit.
  open var truncationMode = CATextLayerTruncationMode.none {
    didSet { setNeedsDisplay() }
  }
  /// How the lines are aligned.
  open var alignmentMode = CATextLayerAlignmentMode.natural {
    didSet { setNeedsDisplay() }
  }
  /// Whether glyphs may be smoothed by subpixels. Stored only: they are not on iOS.
  open var allowsFontSubpixelQuantization = false

  /// A text layer without text.
  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  /// A copy of `layer`'s properties.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CATextLayer else { return }
    string = layer.string
    font = layer.font
    fontSize = layer.fontSize
    foregroundColor = layer.foregroundColor
    isWrapped = layer.isWrapped
    truncationMode = layer.truncationMode
    alignmentMode = layer.alignmentMode
  }

  /// A layer from an archive, with the default properties.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    needsDisplayOnBoundsChange = true
  }

  /// Draws the text into the top of the bounds.
  open override func draw(in ctx: CGContext) {
    super.draw(in: ctx)
    let text = attributedText.mapAttributes { $0.paragraph = settings($0.paragraph) }
    guard !text.isEmpty else { return }
    let isTruncated = truncationMode != .none
    TextLayout(text, width: bounds.width, maximumLines: isWrapped && !isTruncated ? 0 : lineLimit(text))
      .draw(in: ctx, at: bounds.origin)
  }

  open override func preferredFrameSize() -> CGSize {
    let size = TextLayout(attributedText, width: isWrapped ? bounds.width : .infinity).size
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  private func lineLimit(_ text: AttributedText) -> Int {
    guard isWrapped else { return 1 }
    let lines = TextLayout(text.mapAttributes { $0.paragraph.lineBreak = .wordWrap }, width: bounds.width).lines
    return max(lines.filter { $0.top + $0.height <= bounds.height + 0.5 }.count, 1)
  }

  private var attributedText: AttributedText {
    var attributes = TextAttributes(font: TextLayerBridge.font(font, fontSize) ?? .system(size: fontSize))
    attributes.color = foregroundColor ?? .black
    if let text = string as? NSAttributedString { return TextLayerBridge.text(text, attributes) }
    return AttributedText(string as? String ?? "", attributes)
  }

  private func settings(_ own: ParagraphSettings) -> ParagraphSettings {
    var settings = own
    switch alignmentMode {
    case .left: settings.alignment = .left
    case .right: settings.alignment = .right
    case .center: settings.alignment = .center
    case .justified: settings.alignment = .justified
    default: break
    }
    switch truncationMode {
    case .start: settings.lineBreak = .truncateHead
    case .middle: settings.lineBreak = .truncateMiddle
    case .end: settings.lineBreak = .truncateTail
    default: settings.lineBreak = isWrapped ? .wordWrap : .clip
    }
    return settings
  }
}

/// What a text layer cannot know without UIKit, which sets it: fonts and attributes of its kinds.
package enum TextLayerBridge {
  /// The font that an object stands for, at the size in points.
  nonisolated(unsafe) package static var font: (AnyObject?, CGFloat) -> TextFont? = { _, _ in nil }
  /// A text with its attributes, over the given ones.
  nonisolated(unsafe) package static var text: (NSAttributedString, TextAttributes) -> AttributedText = {
    AttributedText($0.string, $1)
  }
}

extension CATextLayer {
  static let textDescription = ClassDescription(CATextLayer.self, name: "CATextLayer")
    .initializer { CATextLayer() }
    .property("string", \.string)
    .property("font", \.font)
    .property("fontSize", \.fontSize)
    .property("foregroundColor", \.foregroundColor)
    .property("wrapped", \.isWrapped)
    .property("truncationMode", \.truncationMode)
    .property("alignmentMode", \.alignmentMode)
}
