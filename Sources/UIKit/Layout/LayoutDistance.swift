/// The distance from one anchor to another, which `anchorWithOffset(to:)` makes a dimension of.
final class LayoutDistance {
  weak var startItem: AnyObject?
  weak var endItem: AnyObject?
  let startAttribute: NSLayoutConstraint.Attribute
  let endAttribute: NSLayoutConstraint.Attribute

  init(
    from start: (AnyObject?, NSLayoutConstraint.Attribute), to end: (AnyObject?, NSLayoutConstraint.Attribute)
  ) {
    (startItem, startAttribute) = start
    (endItem, endAttribute) = end
  }

  var isHorizontal: Bool { startAttribute.isHorizontal }
}
