import Foundation

/// One step of a path, as `CGPath.applyWithBlock(_:)` hands it out. `points` is valid during that call only.
public struct CGPathElement {
  /// What the step does.
  public var type: CGPathElementType
  /// One point, two, three or none, the end last.
  public var points: UnsafeMutablePointer<CGPoint>

  /// A step of the given kind.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    (self.type, self.points) = (type, points)
  }
}

/// Is called with each step of a path.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
/// Is called with each step of a path.
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void
