/// The width or height of a view or layout guide, or the distance between two anchors.
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// The anchors whose distance this is, where it is not a width or height.
  private var distance: LayoutDistance?

  init<Anchor>(from start: NSLayoutAnchor<Anchor>, to end: NSLayoutAnchor<Anchor>) {
    let distance = LayoutDistance(from: (start.item, start.attribute), to: (end.item, end.attribute))
    self.distance = distance
    super.init(item: distance, attribute: distance.isHorizontal ? .width : .height)
  }

  package override init(item: AnyObject?, attribute: NSLayoutConstraint.Attribute) {
    super.init(item: item, attribute: attribute)
  }

  /// This dimension is `c` points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    sized(.equal, nil, 1, c)
  }

  /// This dimension is `c` points or more.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    sized(.greaterThanOrEqual, nil, 1, c)
  }

  /// This dimension is `c` points or less.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    sized(.lessThanOrEqual, nil, 1, c)
  }

  /// This dimension is the other times `m`.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    sized(.equal, anchor, m, 0)
  }

  /// This dimension is the other times `m` or more.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    sized(.greaterThanOrEqual, anchor, m, 0)
  }

  /// This dimension is the other times `m` or less.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    sized(.lessThanOrEqual, anchor, m, 0)
  }

  /// This dimension is the other times `m`, plus `c` points.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    sized(.equal, anchor, m, c)
  }

  /// This dimension is the other times `m`, plus `c` points, or more.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    sized(.greaterThanOrEqual, anchor, m, c)
  }

  /// This dimension is the other times `m`, plus `c` points, or less.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    sized(.lessThanOrEqual, anchor, m, c)
  }

  private func sized(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutDimension?, _ multiplier: CGFloat, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    constraint(
      relation, other?.item, other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }
}
