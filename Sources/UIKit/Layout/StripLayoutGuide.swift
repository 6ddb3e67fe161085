/// A guide along the top or bottom edge of its owner, as wide as it, so that it needs no place of its own in the equations.
@MainActor protocol StripLayoutGuide: UILayoutGuide {
  var strip: LayoutStrip { get }
}

/// A strip along the top or bottom edge, so many points high.
enum LayoutStrip {
  case top(CGFloat)
  case bottom(CGFloat)

  var height: CGFloat {
    switch self {
    case .top(let height), .bottom(let height): height
    }
  }

  var isAtBottom: Bool {
    switch self {
    case .top: false
    case .bottom: true
    }
  }

  /// Where it is in bounds.
  func frame(in bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX, y: isAtBottom ? bounds.maxY - height : bounds.minY, width: bounds.width, height: height)
  }
}
