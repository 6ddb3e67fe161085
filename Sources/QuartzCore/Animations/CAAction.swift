import CoreGraphics

/// What can happen when a layer's property changes or its place in the tree does.
public protocol CAAction: AnyObject {
  /// Does it: `event` is the key that changed of `anObject`, a layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
