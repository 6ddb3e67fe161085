import Foundation

/// What a step of a path does.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint = 0
  case addLineToPoint = 1
  case addQuadCurveToPoint = 2
  case addCurveToPoint = 3
  case closeSubpath = 4
}

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

/// Which points are inside a path.
public enum CGPathFillRule: Int, Sendable {
  case winding = 0
  case evenOdd = 1
}

/// How the ends of lines look.
public enum CGLineCap: Int32, Sendable {
  case butt = 0
  case round = 1
  case square = 2
}

/// How the corners of lines look.
public enum CGLineJoin: Int32, Sendable {
  case miter = 0
  case round = 1
  case bevel = 2
}
