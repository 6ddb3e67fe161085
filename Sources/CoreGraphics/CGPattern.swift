import Foundation

/// Draws one cell of a pattern.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
/// Releases what a pattern was given.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// A drawing that is repeated in both directions.
public final class CGPattern {
  let bounds: CGRect
  let matrix: CGAffineTransform
  let step: CGSize
  let isColored: Bool
  let draw: (CGContext) -> Void
  private let release: () -> Void

  /// A pattern whose cell, `bounds` of pattern space, is drawn by the callback and repeated every `xStep` and `yStep`.
  /// `matrix` takes pattern space to the context's base space.
  public init?(
    info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
    tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    let functions = callbacks.pointee
    guard let drawPattern = functions.drawPattern, xStep != 0, yStep != 0 else { return nil }
    (self.bounds, self.matrix, self.isColored) = (bounds, matrix, isColored)
    step = CGSize(width: abs(xStep), height: abs(yStep))
    draw = { drawPattern(info, $0) }
    release = { functions.releaseInfo?(info) }
  }

  /// A pattern whose cell, `bounds` of pattern space, is drawn by `draw`.
  package init(bounds: CGRect, matrix: CGAffineTransform = .identity, draw: @escaping (CGContext) -> Void) {
    (self.bounds, self.matrix, step, isColored) = (bounds, matrix, bounds.size, true)
    (self.draw, release) = (draw, {})
  }

  deinit { release() }
}
