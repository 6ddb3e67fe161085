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
