internal import CCairo
import Foundation

/// Where drawing goes: a bitmap, a transform to it, and the state that drawing depends on.
public class CGContext {
  /// The pixels drawn to, without open transparency layers.
  package let bitmap: Bitmap
  /// The current target's cairo context (`cairo_t *`). Its matrix takes user space to device pixels, top row first.
  package internal(set) var cairo: OpaquePointer
  /// From base space, where shadows and patterns are measured, to device space, bottom row first.
  package let baseTransform: CGAffineTransform
  /// Where text is set, before the current transform.
  public var textMatrix = CGAffineTransform.identity

  var state = GraphicsState()
  var savedStates: [GraphicsState] = []
  var layers: [TransparencyLayer] = []
  /// The current path in device pixels, top row first.
  var devicePath: [PathElement] = []
  /// A buffer of the component's own that must show every change.
  let foreign: ForeignPixels?

  /// Draws into a bitmap; `base` takes user space to device space, bottom row first. Nil where cairo has no memory.
  package init?(bitmap: Bitmap, base: CGAffineTransform, foreign: ForeignPixels? = nil) {
    guard let cairo = cairo_create(bitmap.surface) else { return nil }
    self.bitmap = bitmap
    self.cairo = cairo
    self.foreign = foreign
    baseTransform = base
    cairo_set_tolerance(cairo, CGContext.curveTolerance)
    setMatrix(base.concatenating(flip))
  }

  /// A context as UIKit makes them: `pixelWidth` × `pixelHeight` pixels, y downwards, `scale` pixels to a point.
  package convenience init?(pixelWidth: Int, pixelHeight: Int, scale: CGFloat) {
    guard let bitmap = Bitmap(width: pixelWidth, height: pixelHeight) else { return nil }
    self.init(
      bitmap: bitmap, base: CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: CGFloat(pixelHeight)))
  }

  /// A bitmap, y upwards, of 8 bits a component. Without `data` the context has memory of its own. Nil for layouts
  /// other than gray and RGB with 8 bits.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard bitsPerComponent == 8, let bitmap = Bitmap(width: width, height: height) else { return nil }
    let pixels = ForeignPixels(
      address: data, width: width, height: height, bytesPerRow: bytesPerRow, space: space,
      bitmapInfo: CGBitmapInfo(rawValue: bitmapInfo))
    guard let pixels else { return nil }
    if data != nil { pixels.read(into: bitmap) }
    self.init(bitmap: bitmap, base: .identity, foreign: pixels)
  }

  deinit {
    for layer in layers { cairo_destroy(layer.outerCairo) }
    cairo_destroy(cairo)
  }

  /// How far, in pixels, the lines that are drawn may lie from a curve.
  static let curveTolerance = 0.05

  /// Turns device space, bottom row first, into cairo's, top row first, and back.
  var flip: CGAffineTransform { CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(bitmap.height)) }
}

extension CGContext {
  /// Saves the state.
  public func saveGState() {
    cairo_save(cairo)
    savedStates.append(state)
  }

  /// Goes back to the state saved last.
  public func restoreGState() {
    guard savedStates.count > (layers.last?.savedCount ?? 0), let saved = savedStates.popLast() else { return }
    cairo_restore(cairo)
    state = saved
  }

  /// From user space to device space, bottom row first.
  public var ctm: CGAffineTransform { state.matrix.concatenating(flip) }

  /// From user space to device space, bottom row first.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  /// Applies `transform` before the current transform.
  public func concatenate(_ transform: CGAffineTransform) { setMatrix(transform.concatenating(state.matrix)) }

  /// Moves the origin.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }

  /// Changes the unit.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

  /// Turns the axes, `angle` in radians.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// A point of user space in device space.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
  /// A point of device space in user space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
  /// A size of user space in device space.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
  /// A size of device space in user space.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
  /// A rectangle of user space in device space.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
  /// A rectangle of device space in user space.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

  /// Sets the matrix from user space to device pixels. cairo takes no matrix that cannot be inverted: then nothing is
  /// drawn until another is set.
  func setMatrix(_ matrix: CGAffineTransform) {
    state.matrix = matrix
    guard isDrawable else { return }
    var matrix = cairo_matrix_t(matrix)
    cairo_set_matrix(cairo, &matrix)
  }

  /// Whether the current transform leaves anything of a shape.
  var isDrawable: Bool {
    let determinant = state.matrix.determinant
    return determinant.isFinite && abs(determinant) > 1e-12 && state.matrix.tx.isFinite && state.matrix.ty.isFinite
  }
}

extension cairo_matrix_t {
  init(_ transform: CGAffineTransform) {
    self.init(
      xx: Double(transform.a), yx: Double(transform.b), xy: Double(transform.c), yy: Double(transform.d),
      x0: Double(transform.tx), y0: Double(transform.ty))
  }
}
