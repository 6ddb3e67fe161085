/// How strings are measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Options of the given bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The rectangle's origin is the top left corner of lines that wrap in its width, rather than a baseline's start.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Lines are as far apart as the font's leading says.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Measures the ink. Not regarded: the lines are measured.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line that has room ends in an ellipsis where more follows.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// How far text may shrink, and what became of it.
open class NSStringDrawingContext: NSObject {
  /// The smallest factor on the font's size; 0 for none. Not regarded.
  open var minimumScaleFactor: CGFloat = 0
  /// The factor that was used: 1.
  open private(set) var actualScaleFactor: CGFloat = 1
  /// The rectangle round all that was drawn, in points.
  open internal(set) var totalBounds = CGRect.zero
}

/// The default attributes of drawn strings: Helvetica of 12 points in black.
private var stringDefaults: TextAttributes {
  TextAttributes(font: UIFont(name: "Helvetica", size: 12)?.textFont ?? UIFont.systemFont(ofSize: 12).textFont)
}

extension NSAttributedString {
  fileprivate func layout(_ size: CGSize, _ options: NSStringDrawingOptions) -> TextLayout {
    let text = AttributedText(self, defaults: stringDefaults)
    guard options.contains(.usesLineFragmentOrigin) else {
      return TextLayout(text, width: .infinity, truncation: .everyParagraph)
    }
    let width = size.width > 0 && size.width < 1e6 ? size.width : .infinity
    if options.contains(.truncatesLastVisibleLine) {
      let truncating = text.mapAttributes { $0.paragraph.lineBreak = .truncateTail }
      return TextLayout(truncating, fitting: CGSize(width: width, height: size.height > 0 ? size.height : .infinity))
    }
    return TextLayout(
      text, width: width, truncation: .everyParagraph, usesLeading: options.contains(.usesFontLeading))
  }

  /// The size of the text in lines that only line ends break, in points, not rounded.
  public func size() -> CGSize { layout(.zero, .usesLineFragmentOrigin).size }

  /// Draws the text into the current context with its top left corner at `point`.
  public func draw(at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    layout(.zero, .usesLineFragmentOrigin).draw(in: context, at: point)
  }

  /// Draws as many lines of the text as have room in `rect` into the current context.
  public func draw(in rect: CGRect) { draw(with: rect, options: .usesLineFragmentOrigin, context: nil) }

  /// Draws the text into the current context. Without `usesLineFragmentOrigin`, one line from the baseline at the
  /// rectangle's origin.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    guard let target = UIGraphicsGetCurrentContext() else { return }
    var layout = layout(rect.size, options)
    guard options.contains(.usesLineFragmentOrigin) else {
      return layout.draw(in: target, at: CGPoint(x: rect.minX, y: rect.minY - layout.firstBaseline))
    }
    if rect.height > 0 { layout.removeLines(below: rect.height) }
    layout.draw(in: target, at: rect.origin)
    context?.totalBounds = CGRect(origin: rect.origin, size: layout.size)
  }

  /// The rectangle that the text takes up, in points, not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let layout = layout(size, options)
    let origin = options.contains(.usesLineFragmentOrigin) ? 0 : layout.firstBaseline - layout.size.height
    let bounds = CGRect(origin: CGPoint(x: 0, y: origin), size: layout.size)
    context?.totalBounds = bounds
    return bounds
  }
}

extension String {
  /// The size of the text in lines that only line ends break, in points, not rounded.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  /// Draws the text into the current context with its top left corner at `point`.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  /// Draws as many lines of the text as have room in `rect` into the current context.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }

  /// Draws the text into the current context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes).draw(with: rect, options: options, context: context)
  }

  /// The rectangle that the text takes up, in points, not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes).boundingRect(
      with: size, options: options, context: context)
  }
}

extension NSString {
  private var swift: String { String(describing: self) }

  /// The size of the text in lines that only line ends break, in points, not rounded.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    swift.size(withAttributes: attrs)
  }

  /// Draws the text into the current context with its top left corner at `point`.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    swift.draw(at: point, withAttributes: attrs)
  }

  /// Draws as many lines of the text as have room in `rect` into the current context.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    swift.draw(in: rect, withAttributes: attrs)
  }

  /// Draws the text into the current context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    swift.draw(with: rect, options: options, attributes: attributes, context: context)
  }

  /// The rectangle that the text takes up, in points, not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    swift.boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}
