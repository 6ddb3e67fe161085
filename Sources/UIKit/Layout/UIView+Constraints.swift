extension UIView {
  /// The constraints that the view holds.
  public var constraints: [NSLayoutConstraint] { layout.constraints }

  /// Adds a constraint between the view, its subviews and guides, and so activates it.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.owner !== self else { return }
    constraint.deactivate()
    constraint.owner = self
    layout.constraints.append(constraint)
    constraintsDidChange()
  }

  /// Adds constraints between the view, its subviews and guides, and so activates them.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Removes a constraint that the view holds, and so deactivates it.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.owner === self else { return }
    constraint.owner = nil
    layout.constraints.removeAll { $0 === constraint }
    constraintsDidChange()
  }

  /// Removes constraints that the view holds, and so deactivates them.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// The active constraints that mention the view along an axis.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    constraintsInScope.filter { $0.mentions(self) && $0.firstAttribute.isHorizontal == (axis == .horizontal) }
  }

  /// The constraints that the view and its ancestors hold.
  var constraintsInScope: [NSLayoutConstraint] {
    sequence(first: self, next: \.superview).flatMap(\.layout.constraints)
  }

  /// The nearest view that contains both, itself included.
  func commonAncestor(with other: UIView) -> UIView? {
    let ancestors = Set(sequence(first: self, next: \.superview).map(ObjectIdentifier.init))
    return sequence(first: other, next: \.superview).first { ancestors.contains(ObjectIdentifier($0)) }
  }

  /// The view at the top of the tree.
  var layoutRoot: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  /// Notes that the equations of the tree changed, and asks for layout.
  package func constraintsDidChange() {
    let root = layoutRoot
    root.layout.needsSolving = true
    setNeedsLayout()
  }

  /// Removes the constraints that reach out of a subtree which is about to leave `superview`, as UIKit does.
  package func removeConstraintsLeavingSubtree(of superview: UIView) {
    for holder in sequence(first: superview, next: \.superview) where !holder.layout.constraints.isEmpty {
      holder.removeConstraints(holder.layout.constraints.filter { $0.reaches(into: self) })
    }
    superview.constraintsDidChange()
    layout.needsSolving = true
  }
}

extension NSLayoutConstraint {
  /// Whether one of the items is that object.
  func mentions(_ item: AnyObject) -> Bool { firstItem === item || secondItem === item }

  /// Whether one of the items is in that subtree.
  func reaches(into view: UIView) -> Bool {
    [firstItem, secondItem].contains { Self.view(of: $0)?.isDescendant(of: view) ?? false }
  }
}
