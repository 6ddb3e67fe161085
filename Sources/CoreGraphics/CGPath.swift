import Foundation

/// Lines and curves that make an outline.
public class CGPath: Hashable, @unchecked Sendable {
  /// The steps, in order.
  package var elements: [PathElement]

  /// A path of the given steps.
  package init(elements: [PathElement]) { self.elements = elements }

  /// A rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: PathElement.rectangle(rect).applying(transform))
  }

  /// The ellipse that touches the rectangle's sides.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: PathElement.ellipse(in: rect).applying(transform))
  }

  /// A rectangle with elliptic corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(
      elements: PathElement.roundedRectangle(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
        .applying(transform))
  }

  /// A copy that does not change.
  public func copy() -> CGPath? { CGPath(elements: elements) }

  /// A transformed copy.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: elements.applying(transform))
  }

  /// A copy that can be changed.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

  /// A transformed copy that can be changed.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(elements: elements.applying(transform))
  }

  /// Whether there are no steps.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the next line would begin; zero for an empty path.
  public var currentPoint: CGPoint { elements.currentPoint ?? .zero }

  /// The smallest rectangle that holds all points, control points as well; null for an empty path.
  public var boundingBox: CGRect { CGRect(holding: elements.lazy.flatMap(\.points)) }

  /// The smallest rectangle that holds the lines and curves; null for an empty path.
  public var boundingBoxOfPath: CGRect { elements.tightBounds }

  /// Whether the path is a rectangle, which is then stored in `rect`.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = elements.asRectangle else { return false }
    rect?.pointee = found
    return true
  }

  /// Whether filling the path by `rule` colours the point, which `transform` is applied to first.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    let winding = elements.windingNumber(around: point.applying(transform))
    return rule == .winding ? winding != 0 : winding % 2 != 0
  }

  /// Calls `block` with each step.
  public func applyWithBlock(_ block: CGPathApplyBlock) {
    for element in elements {
      var points = element.points + [.zero]
      points.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        var step = CGPathElement(type: element.type, points: base)
        block(&step)
      }
    }
  }

  /// Calls `function` with `info` and each step.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }

  public static func == (left: CGPath, right: CGPath) -> Bool { left.elements == right.elements }

  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

extension PathElement {
  fileprivate var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quad: .addQuadCurveToPoint
    case .curve: .addCurveToPoint
    case .close: .closeSubpath
    }
  }
}
