internal import CCairo
import CoreGraphics

/// Draws a layer that is seen in perspective: first flat, into a bitmap at the resolution of the target, and then every
/// pixel of the target from the place in the bitmap that it shows. Parts behind the eye are left out. Smoothing at the
/// edges is that of the interpolation between pixels; very oblique layers come out less sharp than on iOS.
struct PerspectiveRenderer {
  let context: CGContext

  func draw(_ layer: CALayer, _ transform: CATransform3D) {
    let extent = layer.treeExtent.intersection(layer.bounds.insetBy(dx: -4096, dy: -4096)).insetBy(dx: -1, dy: -1)
    let toDevice = context.deviceTransform
    let detail = max(abs(toDevice.a * toDevice.d - toDevice.b * toDevice.c).squareRoot(), 0.01)
    let (width, height) = (Int((extent.width * detail).rounded(.up)), Int((extent.height * detail).rounded(.up)))
    guard !extent.isNull, width > 0, height > 0, width < 8192, height < 8192,
      let flat = CGContext(pixelWidth: width, pixelHeight: height, scale: detail)
    else { return }
    flat.translateBy(x: -extent.minX, y: -extent.minY)
    LayerRenderer(context: flat).drawInOwnSpace(layer)

    let projection = Homography(transform).followed(by: toDevice)
    let target = visibleArea(of: extent, projection, toDevice)
    guard !target.isEmpty, let inverse = projection.inverse,
      let warped = CGContext(pixelWidth: Int(target.width), pixelHeight: Int(target.height), scale: 1)
    else { return }
    warp(flat, width, height, to: warped, target) { point in
      guard let source = inverse.apply(point) else { return nil }
      // Only points in front of the eye: those that the projection itself brings here.
      guard projection.weight(source) > 0 else { return nil }
      return CGPoint(x: (source.x - extent.minX) * detail, y: (source.y - extent.minY) * detail)
    }
    paint(warped, at: target.origin)
  }

  /// The pixels of the target that the layer can reach, at most those of the clip.
  private func visibleArea(of extent: CGRect, _ projection: Homography, _ toDevice: CGAffineTransform) -> CGRect {
    let clip = context.clipExtent.applying(toDevice).integral
    let corners = [
      CGPoint(x: extent.minX, y: extent.minY), CGPoint(x: extent.maxX, y: extent.minY),
      CGPoint(x: extent.maxX, y: extent.maxY), CGPoint(x: extent.minX, y: extent.maxY),
    ]
    guard corners.allSatisfy({ projection.weight($0) > 0.01 }) else { return clip }
    let places = corners.compactMap(projection.apply)
    let (xs, ys) = (places.map(\.x), places.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return .zero }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top).integral.intersection(clip)
  }

  private func warp(
    _ source: CGContext, _ width: Int, _ height: Int, to target: CGContext, _ area: CGRect,
    _ place: (CGPoint) -> CGPoint?
  ) {
    let (stride, outputStride) = (source.bitmap.stride, target.bitmap.stride)
    source.bitmap.withBytes { pixels in
      target.bitmap.withBytes { output in
        for y in 0..<Int(area.height) {
          for x in 0..<Int(area.width) {
            let center = CGPoint(x: area.minX + CGFloat(x) + 0.5, y: area.minY + CGFloat(y) + 0.5)
            guard let point = place(center) else { continue }
            let sampler = BilinearSampler(pixels: pixels, stride: stride, width: width, height: height)
            sampler.sample(point, into: output, at: y * outputStride + x * 4)
          }
        }
      }
    }
  }

  private func paint(_ picture: CGContext, at origin: CGPoint) {
    let cairo = context.cairo
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    cairo_set_source_surface(cairo, picture.bitmap.surface, origin.x, origin.y)
    cairo_paint(cairo)
    cairo_restore(cairo)
  }
}

/// A projective transform of the plane, of row vectors `[x y 1]`.
private struct Homography {
  private var m: [CGFloat]

  /// What `t` does to the plane z = 0, seen along the z axis.
  init(_ t: CATransform3D) { m = [t.m11, t.m12, t.m14, t.m21, t.m22, t.m24, t.m41, t.m42, t.m44] }

  private init(_ elements: [CGFloat]) { m = elements }

  func followed(by t: CGAffineTransform) -> Homography {
    let right: [CGFloat] = [t.a, t.b, 0, t.c, t.d, 0, t.tx, t.ty, 1]
    var product: [CGFloat] = []
    for row in 0..<3 {
      for column in 0..<3 {
        let terms = (0..<3).map { m[row * 3 + $0] * right[$0 * 3 + column] }
        product.append(terms[0] + terms[1] + terms[2])
      }
    }
    return Homography(product)
  }

  /// What the coordinates of the point's image are divided by; positive in front of the eye.
  func weight(_ p: CGPoint) -> CGFloat { p.x * m[2] + p.y * m[5] + m[8] }

  func apply(_ p: CGPoint) -> CGPoint? {
    let weight = weight(p)
    guard weight != 0 else { return nil }
    return CGPoint(x: (p.x * m[0] + p.y * m[3] + m[6]) / weight, y: (p.x * m[1] + p.y * m[4] + m[7]) / weight)
  }

  var inverse: Homography? {
    func minor(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> CGFloat { m[a] * m[b] - m[c] * m[d] }
    let adjugate = [
      minor(4, 8, 5, 7), minor(2, 7, 1, 8), minor(1, 5, 2, 4), minor(5, 6, 3, 8), minor(0, 8, 2, 6),
      minor(2, 3, 0, 5), minor(3, 7, 4, 6), minor(1, 6, 0, 7), minor(0, 4, 1, 3),
    ]
    let determinant = m[0] * adjugate[0] + m[1] * adjugate[3] + m[2] * adjugate[6]
    return determinant == 0 ? nil : Homography(adjugate.map { $0 / determinant })
  }
}

/// Reads a bitmap of premultiplied pixels between its pixels; outside it is empty.
private struct BilinearSampler {
  let pixels: UnsafeMutableBufferPointer<UInt8>
  let stride: Int
  let width: Int
  let height: Int

  func sample(_ point: CGPoint, into output: UnsafeMutableBufferPointer<UInt8>, at offset: Int) {
    let (x, y) = (point.x - 0.5, point.y - 0.5)
    guard x > -1, y > -1, x < CGFloat(width), y < CGFloat(height) else { return }
    let (left, top) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
    let (dx, dy) = (x - CGFloat(left), y - CGFloat(top))
    for channel in 0..<4 {
      let upper = value(left, top, channel) * (1 - dx) + value(left + 1, top, channel) * dx
      let lower = value(left, top + 1, channel) * (1 - dx) + value(left + 1, top + 1, channel) * dx
      output[offset + channel] = UInt8((upper * (1 - dy) + lower * dy).rounded())
    }
  }

  private func value(_ x: Int, _ y: Int, _ channel: Int) -> CGFloat {
    guard x >= 0, y >= 0, x < width, y < height else { return 0 }
    return CGFloat(pixels[y * stride + x * 4 + channel])
  }
}
