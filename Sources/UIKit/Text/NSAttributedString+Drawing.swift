import CoreText

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
