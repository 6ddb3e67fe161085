extension UIBarButtonItem.SystemItem {
  /// The text in English, where the item shows one.
  var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }

  /// Whether the item is only a gap.
  var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }

  /// The symbol, where the item shows one: a plus and a cross are drawn, for others stands the box of missing symbols.
  @MainActor var symbol: UIImage? {
    guard title == nil, !isSpace else { return nil }
    switch self {
    case .add:
      return Self.lines([(CGPoint(x: 10, y: 2), CGPoint(x: 10, y: 18)), (CGPoint(x: 2, y: 10), CGPoint(x: 18, y: 10))])
    case .stop, .close:
      return Self.lines([(CGPoint(x: 4, y: 4), CGPoint(x: 16, y: 16)), (CGPoint(x: 16, y: 4), CGPoint(x: 4, y: 16))])
    default: return MissingSymbol.image(configuration: nil)
    }
  }

  @MainActor private static func lines(_ lines: [(CGPoint, CGPoint)]) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
      let path = UIBezierPath()
      for (start, end) in lines {
        path.move(to: start)
        path.addLine(to: end)
      }
      path.lineWidth = 1.5
      path.lineCapStyle = .round
      UIColor.black.setStroke()
      path.stroke()
    }.withRenderingMode(.alwaysTemplate)
  }
}
