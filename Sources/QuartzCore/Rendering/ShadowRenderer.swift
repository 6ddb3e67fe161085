internal import CCairo
import CoreGraphics

/// Draws the shadow of a layer: the blurred silhouette of `shadowPath`, or of what is drawn of the layer and all below
/// it.
struct ShadowRenderer {
  let context: CGContext

  /// How far, in points, a shadow of that radius reaches.
  static func reach(radius: CGFloat) -> CGFloat { 2 * radius + 2 }

  func drawShadow(of layer: CALayer) {
    let toDevice = context.deviceTransform
    let sigma = layer.shadowRadius * abs(toDevice.a * toDevice.d - toDevice.b * toDevice.c).squareRoot()
    let reach = GaussianBlur.reach(sigma: sigma) + 1
    let offset = layer.shadowOffset.applying(linear: toDevice)
    let caster = (layer.shadowPath?.boundingBoxOfPath ?? layer.bodyExtent).applying(toDevice)
    // Only what can reach the clip after blurring and moving.
    let visible = context.clipExtent.applying(toDevice).offsetBy(dx: -offset.width, dy: -offset.height)
    let device = caster.intersection(visible.insetBy(dx: -reach, dy: -reach)).integral
    guard !caster.isNull, !device.isNull, !device.isEmpty else { return }
    let area = device.insetBy(dx: -reach, dy: -reach)
    guard let silhouette = Silhouette(area) else { return }
    silhouette.draw(toDevice) { context in
      if let path = layer.shadowPath {
        context.addPath(path)
        context.fillPath()
      } else {
        LayerRenderer(context: context).drawBody(layer)
      }
    }
    guard let mask = silhouette.blurred(sigma: sigma), let color = layer.shadowColor?.standard else { return }
    let cairo = context.cairo
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    cairo_set_source_rgba(
      cairo, color.red, color.green, color.blue, color.alpha * CGFloat(min(layer.shadowOpacity, 1)))
    cairo_mask_surface(cairo, mask.surface, area.minX + offset.width, area.minY + offset.height)
    cairo_restore(cairo)
  }
}

/// The alpha of a drawing on an area of pixels.
private struct Silhouette {
  private let area: CGRect
  private let context: CGContext

  init?(_ area: CGRect) {
    guard area.width < 16384, area.height < 16384,
      let context = CGContext(pixelWidth: Int(area.width), pixelHeight: Int(area.height), scale: 1)
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

  /// The drawing's alpha, blurred.
  func blurred(sigma: CGFloat) -> Bitmap? {
    guard let mask = Bitmap(width: Int(area.width), height: Int(area.height), isMask: true),
      let cairo = cairo_create(mask.surface)
    else { return nil }
    cairo_set_source_surface(cairo, context.bitmap.surface, 0, 0)
    cairo_paint(cairo)
    cairo_destroy(cairo)
    GaussianBlur.apply(to: mask, sigma: sigma)
    return mask
  }
}

extension CGSize {
  /// The vector transformed without the translation.
  func applying(linear t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}
