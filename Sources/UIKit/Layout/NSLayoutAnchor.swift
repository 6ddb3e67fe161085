/// One edge, centre line, baseline or dimension of a view or layout guide, from which constraints are made.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  /// The view or layout guide.
  open internal(set) weak var item: AnyObject?
  package let attribute: NSLayoutConstraint.Attribute

  package init(item: AnyObject?, attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    super.init()
  }

  /// What the anchor is called in UIKit's messages.
  open var name: String { "\(NSLayoutConstraint.name(of: item)).\(NSLayoutConstraint.name(of: attribute))" }

  /// Whether the constraints leave the anchor's place open.
  open var hasAmbiguousLayout: Bool { NSLayoutConstraint.view(of: item)?.hasAmbiguousLayout ?? false }

  /// The active constraints that mention the anchor.
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    guard let view = NSLayoutConstraint.view(of: item) else { return [] }
    return view.constraintsInScope.filter {
      ($0.firstItem === item && $0.firstAttribute == attribute)
        || ($0.secondItem === item && $0.secondAttribute == attribute)
    }
  }

  func constraint(
    _ relation: NSLayoutConstraint.Relation, _ second: AnyObject?, _ secondAttribute: NSLayoutConstraint.Attribute,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      first: item, attribute, relation, second: second, secondAttribute, multiplier: multiplier, constant: constant)
  }

  /// This anchor is where the other is.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.equal, anchor.item, anchor.attribute)
  }

  /// This anchor is where the other is or after it.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor.item, anchor.attribute)
  }

  /// This anchor is where the other is or before it.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor.item, anchor.attribute)
  }

  /// This anchor is `c` points after the other.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, anchor.item, anchor.attribute, constant: c)
  }

  /// This anchor is at least `c` points after the other.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor.item, anchor.attribute, constant: c)
  }

  /// This anchor is at most `c` points after the other.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor.item, anchor.attribute, constant: c)
  }
}
