/// The view of a controller that places the views of others.
final class ContainerView: UIView {
  /// Places the views.
  var onLayout: () -> Void = {}

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout()
  }
}
