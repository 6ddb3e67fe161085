internal import CCairo
import CoreGraphics

/// Draws the shadow of a layer: the blurred silhouette of `shadowPath`, or of what is drawn of the layer and all below it.
struct ShadowRenderer {
  let context: CGContext

  func drawShadow(of layer: CALayer) {
    let toDevice = context.deviceTransform
    let sigma = Double(layer.shadowRadius * abs(toDevice.a * toDevice.d - toDevice.b * toDevice.c).squareRoot())
    let reach = CGFloat(GaussianBlur.reach(sigma) + 1)
    let offset = layer.shadowOffset.applying(linear: toDevice)
    let caster = (layer.shadowPath?.boundingBoxOfPath ?? layer.bodyExtent).applying(toDevice)
    // Only what can reach the clip after blurring and moving.
    let visible = context.clipExtent.applying(toDevice).offsetBy(dx: -offset.width, dy: -offset.height)
    let device = caster.intersection(visible.insetBy(dx: -reach, dy: -reach)).integral
    guard !caster.isNull, !device.isNull, !device.isEmpty else { return }
    let area = device.insetBy(dx: -reach, dy: -reach)
    guard var silhouette = Silhouette(area) else { return }
    silhouette.draw(toDevice) { context in
      if let path = layer.shadowPath {
        context.addPath(path)
        context.fillPath()
      } else {
        LayerRenderer(context: context).drawBody(layer)
      }
    }
    silhouette.blur(sigma: sigma)
    guard let color = layer.shadowColor?.standard else { return }
    silhouette.paint(
      on: context.cairo, offset: offset, (color.red, color.green, color.blue),
      alpha: color.alpha * CGFloat(min(layer.shadowOpacity, 1)))
  }
}

/// The alpha of a drawing on an area of pixels.
private struct Silhouette {
  private let area: CGRect
  private let context: CGContext
  private var coverage: [UInt8] = []
  private var width: Int { Int(area.width) }
  private var height: Int { Int(area.height) }

  init?(_ area: CGRect) {
    guard area.width < 16384, area.height < 16384,
      let context = CGContext(pixelsWide: Int(area.width), pixelsHigh: Int(area.height), scale: 1)
    else { return nil }
    self.area = area
    self.context = context
  }

  /// Draws with the transform of the picture's user space to its pixels.
  func draw(_ toDevice: CGAffineTransform, _ body: (CGContext) -> Void) {
    context.translateBy(x: -area.minX, y: -area.minY)
    context.concatenate(toDevice)
    body(context)
  }

  mutating func blur(sigma: Double) {
    coverage = context.withPixels { pixels, stride in
      var alpha = [UInt8](repeating: 0, count: width * height)
      for y in 0..<height {
        for x in 0..<width { alpha[y * width + x] = pixels[y * stride + x * 4 + 3] }
      }
      return alpha
    }
    GaussianBlur.blur(&coverage, width: width, height: height, sigma: sigma)
  }

  func paint(
    on cairo: OpaquePointer, offset: CGSize, _ color: (red: CGFloat, green: CGFloat, blue: CGFloat), alpha: CGFloat
  ) {
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)),
      let data = cairo_image_surface_get_data(surface)
    else { return }
    defer { cairo_surface_destroy(surface) }
    let stride = Int(cairo_image_surface_get_stride(surface))
    for y in 0..<height {
      for x in 0..<width { data[y * stride + x] = coverage[y * width + x] }
    }
    cairo_surface_mark_dirty(surface)
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, alpha)
    cairo_mask_surface(cairo, surface, area.minX + offset.width, area.minY + offset.height)
    cairo_restore(cairo)
  }
}

extension CGSize {
  /// The vector transformed without the translation.
  func applying(linear t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}
