/// What a dynamic animator could move. There is no dynamic animator at design time.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  /// The middle, in the reference view's coordinates.
  var center: CGPoint { get set }
  /// The item's own rectangle.
  var bounds: CGRect { get }
  /// The transform about the middle.
  var transform: CGAffineTransform { get set }
}
