/// A frame of reference on the screen.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  /// The bounds in the space's own coordinates.
  var bounds: CGRect { get }
  /// A point of this space in another.
  func convert(_ point: CGPoint, to coordinateSpace: UICoordinateSpace) -> CGPoint
  /// A point of another space in this one.
  func convert(_ point: CGPoint, from coordinateSpace: UICoordinateSpace) -> CGPoint
  /// A rectangle of this space in another.
  func convert(_ rect: CGRect, to coordinateSpace: UICoordinateSpace) -> CGRect
  /// A rectangle of another space in this one.
  func convert(_ rect: CGRect, from coordinateSpace: UICoordinateSpace) -> CGRect
}

extension UIView {
  public func convert(_ point: CGPoint, to coordinateSpace: UICoordinateSpace) -> CGPoint {
    convert(point, to: view(for: coordinateSpace))
  }
  public func convert(_ point: CGPoint, from coordinateSpace: UICoordinateSpace) -> CGPoint {
    convert(point, from: view(for: coordinateSpace))
  }
  public func convert(_ rect: CGRect, to coordinateSpace: UICoordinateSpace) -> CGRect {
    convert(rect, to: view(for: coordinateSpace))
  }
  public func convert(_ rect: CGRect, from coordinateSpace: UICoordinateSpace) -> CGRect {
    convert(rect, from: view(for: coordinateSpace))
  }

  /// The view that a space is; `nil` for the screen. Not inlined, since the optimiser of Swift 6.3 fails where it is.
  @inline(never)
  private func view(for space: UICoordinateSpace) -> UIView? { space as? UIView }
}

extension UIScreen: UICoordinateSpace {
  public func convert(_ point: CGPoint, to coordinateSpace: UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, from: nil) ?? point
  }
  public func convert(_ point: CGPoint, from coordinateSpace: UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, to: nil) ?? point
  }
  public func convert(_ rect: CGRect, to coordinateSpace: UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, from: nil) ?? rect
  }
  public func convert(_ rect: CGRect, from coordinateSpace: UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, to: nil) ?? rect
  }
}
