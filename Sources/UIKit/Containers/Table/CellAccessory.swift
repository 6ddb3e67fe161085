/// The arrow or tick at the end of a cell. The round button of details is shown as a missing symbol.
final class CellAccessory: UIView {
  /// What to show.
  var type = UITableViewCell.AccessoryType.none {
    didSet { setNeedsDisplay() }
  }

  override func setDefaults() {
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  /// The size in points.
  var naturalSize: CGSize {
    switch type {
    case .none: .zero
    case .disclosureIndicator: CGSize(width: 8, height: 13)
    case .checkmark: CGSize(width: 14, height: 12)
    case .detailButton, .detailDisclosureButton: CGSize(width: 22, height: 22)
    }
  }

  override func draw(_ rect: CGRect) {
    let path = UIBezierPath()
    path.lineWidth = 2
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    switch type {
    case .none: return
    case .disclosureIndicator:
      UIColor.tertiaryLabel.setStroke()
      path.move(to: CGPoint(x: 1, y: 1))
      path.addLine(to: CGPoint(x: 6.5, y: 6.5))
      path.addLine(to: CGPoint(x: 1, y: 12))
    case .checkmark:
      (tintColor ?? .systemBlue).setStroke()
      path.move(to: CGPoint(x: 1, y: 7))
      path.addLine(to: CGPoint(x: 5, y: 11))
      path.addLine(to: CGPoint(x: 13, y: 1))
    case .detailButton, .detailDisclosureButton:
      MissingSymbol.image(configuration: nil)?.withTintColor(tintColor, renderingMode: .alwaysOriginal).draw(in: bounds)
      return
    }
    path.stroke()
  }
}
