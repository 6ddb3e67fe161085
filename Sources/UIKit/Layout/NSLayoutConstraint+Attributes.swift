extension NSLayoutConstraint.Attribute {
  /// Whether it speaks of x positions or widths.
  var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      true
    default: false
    }
  }

  /// Whether it is a width or height rather than a position.
  var isDimension: Bool { self == .width || self == .height }

  /// Whether it is on the side where text begins or ends.
  var runsWithText: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// The same attribute without "within margins", where it has that.
  var withoutMargins: Self? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }

  /// Left or right where it is leading or trailing.
  func resolved(rightToLeft: Bool) -> Self {
    switch self {
    case .leading: rightToLeft ? .right : .left
    case .trailing: rightToLeft ? .left : .right
    default: self
    }
  }
}
