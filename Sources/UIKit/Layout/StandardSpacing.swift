/// The gaps that Interface Builder and UIKit call standard, in points.
enum StandardSpacing {
  /// Between siblings: 8.
  static let betweenSiblings: CGFloat = 8
  /// From a view to its superview's edge: 20, as Interface Builder's `symbolic` constants resolve.
  static let toSuperview: CGFloat = 20

  /// Between two anchors.
  @MainActor static func between(
    _ first: AnyObject?, _ firstAttribute: NSLayoutConstraint.Attribute, _ second: AnyObject?,
    _ secondAttribute: NSLayoutConstraint.Attribute
  ) -> CGFloat {
    betweenSiblings
  }
}
