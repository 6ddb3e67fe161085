/// The views in a text field.
@MainActor final class FieldParts {
  let border = UIView()
  let background = UIImageView()
  let line = FieldLineView()
  let clear = ClearButtonView()
  /// Draws and measures the line.
  let painter = UILabel()
}

/// Shows a field's text or placeholder: calls the field's own drawing, which components override.
final class FieldLineView: UIView {
  weak var field: UITextField?

  override func draw(_ rect: CGRect) {
    guard let field else { return }
    if field.hasText { field.drawText(in: bounds) } else { field.drawPlaceholder(in: bounds) }
  }
}

/// The cross in a filled circle that clears a field.
final class ClearButtonView: UIView {
  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let circle = CGRect(x: bounds.midX - 7, y: bounds.midY - 7, width: 14, height: 14)
    context.setFillColor(UIColor.tertiaryLabel.cgColor)
    context.fillEllipse(in: circle)
    context.setBlendMode(.clear)
    context.setLineWidth(1.25)
    context.setLineCap(.round)
    for side: CGFloat in [-1, 1] {
      let ends = [
        CGPoint(x: circle.midX - 2.5 * side, y: circle.midY - 2.5),
        CGPoint(x: circle.midX + 2.5 * side, y: circle.midY + 2.5),
      ]
      context.strokeLineSegments(between: ends)
    }
  }
}
