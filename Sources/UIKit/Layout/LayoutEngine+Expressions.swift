import ConstraintSolver

extension LayoutEngine {
  /// What a constraint compares with zero, in the coordinates of the view that holds it. `nil` where an item is gone or
  /// outside that view.
  func expression(of constraint: NSLayoutConstraint, in owner: UIView) -> LinearExpression? {
    let runsWithText = constraint.firstAttribute.runsWithText || constraint.secondAttribute.runsWithText
    let first = Side(
      constraint.firstItem, constraint.firstAttribute, opposite: constraint.secondItem, runsWithText: runsWithText)
    guard var difference = expression(first, in: owner) else { return nil }
    difference.constant -= Double(constraint.constant)
    guard constraint.secondAttribute != .notAnAttribute else { return difference }
    let second = Side(
      constraint.secondItem, constraint.secondAttribute, opposite: constraint.firstItem, runsWithText: runsWithText)
    guard let other = expression(second, in: owner) else { return nil }
    difference.add(other, times: -Double(constraint.multiplier))
    return difference
  }

  /// One side of a constraint.
  struct Side {
    let item: AnyObject?
    let attribute: NSLayoutConstraint.Attribute
    let opposite: AnyObject?
    /// Whether it is a position in a constraint on leading or trailing edges.
    let runsWithText: Bool

    init(
      _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, opposite: AnyObject?, runsWithText: Bool
    ) {
      self.item = item
      self.attribute = attribute
      self.opposite = opposite
      self.runsWithText = runsWithText && !attribute.isDimension
    }
  }

  private func expression(_ side: Side, in owner: UIView) -> LinearExpression? {
    let isMirrored = owner.effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard isMirrored, side.runsWithText else { return expression(side, isMirrored: isMirrored, in: owner) }
    // Counted from the right edge, so that constants and multipliers mean the same in either direction.
    guard let position = expression(side, isMirrored: true, in: owner) else { return nil }
    return LinearExpression(frame(of: owner).width) + Double(owner.bounds.minX) - position
  }

  private func expression(_ side: Side, isMirrored: Bool, in owner: UIView) -> LinearExpression? {
    if let distance = side.item as? LayoutDistance { return expression(distance, in: owner) }
    if let guide = side.item as? UILayoutGuide {
      return expression(guide, side.attribute.resolved(rightToLeft: isMirrored), in: owner)
    }
    guard let view = side.item as? UIView else { return nil }
    if let scrollView = view as? any ScrollingView, side.concernsContent(of: scrollView) {
      return expression(scrollView.contentLayoutGuide, side.attribute.resolved(rightToLeft: isMirrored), in: owner)
    }
    return expression(view, side.attribute, isMirrored: isMirrored, in: owner)
  }

  private func expression(_ distance: LayoutDistance, in owner: UIView) -> LinearExpression? {
    let runsWithText = distance.startAttribute.runsWithText || distance.endAttribute.runsWithText
    let start = Side(distance.startItem, distance.startAttribute, opposite: nil, runsWithText: runsWithText)
    let end = Side(distance.endItem, distance.endAttribute, opposite: nil, runsWithText: runsWithText)
    guard let start = expression(start, in: owner), let end = expression(end, in: owner) else { return nil }
    return end - start
  }

  // MARK: Views

  private func expression(
    _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, isMirrored: Bool, in owner: UIView
  ) -> LinearExpression? {
    if let plain = attribute.withoutMargins {
      let edge = plain.resolved(rightToLeft: isMirrored)
      return expression(view, edge, insets: view.layoutMargins, in: owner)
    }
    switch attribute {
    case .firstBaseline, .lastBaseline: return baseline(view, attribute, in: owner)
    default:
      let edge = attribute.resolved(rightToLeft: isMirrored)
      return expression(view, edge, insets: view.alignmentRectInsets, in: owner)
    }
  }

  private func expression(
    _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, insets: UIEdgeInsets, in owner: UIView
  ) -> LinearExpression? {
    let frame = frame(of: view)
    let size = expression(
      attribute, x: LinearExpression(), y: LinearExpression(), width: LinearExpression(frame.width),
      height: LinearExpression(frame.height),
      insets)
    guard let size, !attribute.isDimension else { return size }
    let isHorizontal = attribute.isHorizontal
    if view === owner { return size + Double(isHorizontal ? view.bounds.minX : view.bounds.minY) }
    guard let superview = view.superview, let offset = offset(from: superview, to: owner, isHorizontal) else {
      return nil
    }
    return size + LinearExpression(isHorizontal ? frame.x : frame.y) + offset
  }

  private func baseline(
    _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, in owner: UIView
  ) -> LinearExpression? {
    let isFirst = attribute == .firstBaseline
    if let field = view as? UITextField {
      return expression(view, .centerY, insets: view.alignmentRectInsets, in: owner).map {
        $0 + Double(field.baselineBelowCenter)
      }
    }
    if let text = view as? any BaselineProviding {
      let size = text.intrinsicContentSize
      let edge = expression(view, isFirst ? .top : .bottom, insets: view.alignmentRectInsets, in: owner)
      let offset = isFirst ? text.firstBaseline(in: size) : text.lastBaseline(in: size) - size.height
      return edge.map { $0 + Double(offset) }
    }
    let standIn = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    guard standIn !== view, standIn.isDescendant(of: view) else {
      return expression(view, .bottom, insets: view.alignmentRectInsets, in: owner)
    }
    guard let text = standIn as? any BaselineProviding, standIn.translatesAutoresizingMaskIntoConstraints else {
      return baseline(standIn, attribute, in: owner)
    }
    // A control places its text itself, only after layout: in the middle of its height.
    let size = text.intrinsicContentSize
    let offset = (isFirst ? text.firstBaseline(in: size) : text.lastBaseline(in: size)) - size.height / 2
    return expression(view, .centerY, insets: view.alignmentRectInsets, in: owner).map { $0 + Double(offset) }
  }

  // MARK: Guides

  private func expression(
    _ guide: UILayoutGuide, _ attribute: NSLayoutConstraint.Attribute, in owner: UIView
  ) -> LinearExpression? {
    guard let host = guide.owningView, let value = expressionInHost(guide, attribute, host) else { return nil }
    guard !attribute.isDimension else { return value }
    guard let offset = offset(from: host, to: owner, attribute.isHorizontal) else { return nil }
    return value + offset
  }

  private func expressionInHost(
    _ guide: UILayoutGuide, _ attribute: NSLayoutConstraint.Attribute, _ host: UIView
  ) -> LinearExpression? {
    let attribute = attribute.withoutBaseline
    if let guide = guide as? InsetLayoutGuide {
      let frame = frame(of: host)
      return expression(
        attribute, x: LinearExpression(constant: Double(host.bounds.minX)),
        y: LinearExpression(constant: Double(host.bounds.minY)),
        width: LinearExpression(frame.width), height: LinearExpression(frame.height), guide.currentInsets)
    }
    if let guide = guide as? any StripLayoutGuide {
      let (frame, strip) = (frame(of: host), guide.strip)
      let bottom = LinearExpression(frame.height) - Double(strip.height)
      return expression(
        attribute, x: LinearExpression(constant: Double(host.bounds.minX)),
        y: (strip.isAtBottom ? bottom : LinearExpression()) + Double(host.bounds.minY),
        width: LinearExpression(frame.width), height: LinearExpression(constant: Double(strip.height)), .zero)
    }
    let frame = frame(of: guide)
    return expression(
      attribute, x: LinearExpression(frame.x), y: LinearExpression(frame.y), width: LinearExpression(frame.width),
      height: LinearExpression(frame.height), .zero)
  }

  // MARK: Geometry

  private func expression(
    _ attribute: NSLayoutConstraint.Attribute, x: LinearExpression, y: LinearExpression, width: LinearExpression,
    height: LinearExpression,
    _ insets: UIEdgeInsets
  ) -> LinearExpression? {
    let (left, right) = (Double(insets.left), Double(insets.right))
    let (top, bottom) = (Double(insets.top), Double(insets.bottom))
    switch attribute {
    case .left: return x + left
    case .right: return x + width - right
    case .centerX: return x + 0.5 * width + (left - right) / 2
    case .width: return width - (left + right)
    case .top: return y + top
    case .bottom: return y + height - bottom
    case .centerY: return y + 0.5 * height + (top - bottom) / 2
    case .height: return height - (top + bottom)
    default: return nil
    }
  }

  /// What to add to a position in the coordinates of `view` for one in those of `owner`. `nil` where it is not above.
  private func offset(from view: UIView, to owner: UIView, _ isHorizontal: Bool) -> LinearExpression? {
    var offset = LinearExpression()
    var current = view
    while current !== owner {
      guard let superview = current.superview, current !== root else { return nil }
      let frame = frame(of: current)
      offset.add(LinearExpression(isHorizontal ? frame.x : frame.y))
      offset.constant -= Double(isHorizontal ? current.bounds.minX : current.bounds.minY)
      current = superview
    }
    return offset
  }
}

extension LayoutEngine.Side {
  /// Whether an edge of a scroll view means the edge of what is scrolled: so it does to what is inside.
  func concernsContent(of scrollView: any ScrollingView) -> Bool {
    guard let other = NSLayoutConstraint.view(of: opposite), other.isDescendant(of: scrollView) else { return false }
    if other === scrollView, !(opposite is UILayoutGuide) { return false }
    switch attribute.withoutMargins ?? attribute {
    case .left, .right, .leading, .trailing, .top, .bottom: return true
    default: return false
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// Top or bottom where it is a baseline, for a rectangle that has no text.
  var withoutBaseline: Self {
    switch self {
    case .firstBaseline, .lastBaseline: .bottom
    default: self
    }
  }
}
