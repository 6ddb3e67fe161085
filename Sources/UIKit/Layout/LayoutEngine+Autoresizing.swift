import ConstraintSolver

extension LayoutEngine {
  /// A view that its frame and autoresizing mask place: each edge moves in proportion to the superview's size.
  func addAutoresizing(_ view: UIView, _ frame: Frame, in superview: Frame) {
    guard let bounds = view.superview?.bounds else { return }
    let rectangle = view.untransformedFrame
    let mask = view.autoresizingMask
    let horizontal = AutoresizingSpan(
      start: rectangle.minX, length: rectangle.width, whole: bounds.width,
      startGives: mask.contains(.flexibleLeftMargin), lengthGives: mask.contains(.flexibleWidth),
      endGives: mask.contains(.flexibleRightMargin))
    let vertical = AutoresizingSpan(
      start: rectangle.minY, length: rectangle.height, whole: bounds.height,
      startGives: mask.contains(.flexibleTopMargin), lengthGives: mask.contains(.flexibleHeight),
      endGives: mask.contains(.flexibleBottomMargin))
    follow(frame.x, frame.width, horizontal, superview.width, (.leading, .width), view)
    follow(frame.y, frame.height, vertical, superview.height, (.top, .height), view)
  }

  private func follow(
    _ start: Variable, _ length: Variable, _ span: AutoresizingSpan, _ whole: Variable,
    _ attributes: (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute), _ view: UIView
  ) {
    let grown = span.resized(to: span.whole + 1)
    let growth = LinearExpression(whole) - Double(span.whole)
    add(
      Constraint(
        LinearExpression(start) - Double(span.start), .equal, Double(grown.start - span.start) * growth),
      .autoresizing(view, attributes.0))
    add(
      Constraint(
        LinearExpression(length) - Double(span.length), .equal, Double(grown.length - span.length) * growth),
      .autoresizing(view, attributes.1))
  }
}

extension UIView {
  /// The frame as it would be without the transform, in the superview's coordinates.
  var untransformedFrame: CGRect {
    let size = bounds.size
    return CGRect(
      x: center.x - size.width * layer.anchorPoint.x, y: center.y - size.height * layer.anchorPoint.y,
      width: size.width, height: size.height)
  }
}
