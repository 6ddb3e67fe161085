import CoreGraphics

/// The pace of an animation: a cubic Bézier curve from (0, 0) to (1, 1).
open class CAMediaTimingFunction: NSObject, NSSecureCoding {
  private let first: (x: Float, y: Float)
  private let second: (x: Float, y: Float)

  /// A predefined curve. The control points are those that Apple documents; an unknown name is linear.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// A curve with the control points (`c1x`, `c1y`) and (`c2x`, `c2y`).
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    first = (c1x, c1y)
    second = (c2x, c2y)
    super.init()
  }

  /// A function from an archive. None are archived here: it is linear.
  public required init?(coder: NSCoder) {
    first = (0, 0)
    second = (1, 1)
    super.init()
  }

  /// Archives nothing.
  open func encode(with coder: NSCoder) {}

  /// True, as on iOS.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the control point `idx`, from 0 to 3, to the two places at `ptr`.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points: [(x: Float, y: Float)] = [(0, 0), first, second, (1, 1)]
    guard points.indices.contains(idx) else { return }
    (ptr[0], ptr[1]) = (points[idx].x, points[idx].y)
  }
}
