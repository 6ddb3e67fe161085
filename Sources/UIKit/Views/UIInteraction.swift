/// A way of using a view, such as a context menu. Told of its view; never used at design time.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  /// The view it was added to.
  var view: UIView? { get }
  /// Called before the view changes.
  func willMove(to view: UIView?)
  /// Called after the view has changed.
  func didMove(to view: UIView?)
}
