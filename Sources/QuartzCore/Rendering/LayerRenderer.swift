internal import CCairo
import CoreGraphics

/// Draws a tree of layers, as Core Animation composites it, into a context whose y axis points down.
struct LayerRenderer {
  let context: CGContext

  private var cairo: OpaquePointer { context.cairo }

  /// Draws a layer into the space of its superlayer. `base` is what comes after the layer's own transform: those of the
  /// transform layers around it.
  func draw(_ layer: CALayer, base: CATransform3D = CATransform3DIdentity) {
    guard !layer.isHidden, layer.opacity > 0 else { return }
    let transform = CATransform3DConcat(layer.transformToSuperlayer, base)
    if layer is CATransformLayer { return drawSublayersInSpace(of: layer, transform) }
    let affine = transform.projected(about: layer.anchorInBounds)
    guard layer.isDoubleSided || affine.a * affine.d - affine.b * affine.c > 0 else { return }
    if !transform.projectsAffinely {
      return PerspectiveRenderer(context: context).draw(layer, transform)
    }
    guard affine.a * affine.d - affine.b * affine.c != 0 else { return }
    context.saveGState()
    context.concatenate(affine)
    drawInOwnSpace(layer)
    context.restoreGState()
  }

  /// The sublayers of a transform layer keep their depth, so that their transforms multiply before they are projected.
  private func drawSublayersInSpace(of layer: CALayer, _ transform: CATransform3D) {
    for child in layer.childrenInDrawingOrder { draw(child, base: transform) }
  }

  /// Draws a layer into the space of its own bounds.
  func drawInOwnSpace(_ layer: CALayer) {
    guard !layer.isHidden, layer.opacity > 0, !isOutsideClip(layer) else { return }
    let blend = BlendFilter.operator(layer.compositingFilter)
    guard layer.opacity < 1 || layer.mask != nil || blend != nil else { return drawShadowAndBody(layer) }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    clip(toExtentOf: layer)
    cairo_push_group(cairo)
    drawShadowAndBody(layer)
    if let mask = layer.mask { multiply(by: mask) }
    cairo_pop_group_to_source(cairo)
    if let blend { cairo_set_operator(cairo, blend) }
    cairo_paint_with_alpha(cairo, Double(min(layer.opacity, 1)))
  }

  /// Keeps of the current group what the alpha of `mask` and all below it covers.
  private func multiply(by mask: CALayer) {
    cairo_push_group(cairo)
    draw(mask)
    let pattern = cairo_pop_group(cairo)
    cairo_save(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_IN)
    cairo_set_source(cairo, pattern)
    cairo_paint(cairo)
    cairo_restore(cairo)
    cairo_pattern_destroy(pattern)
  }

  private func drawShadowAndBody(_ layer: CALayer) {
    if layer.castsShadow { ShadowRenderer(context: context).drawShadow(of: layer) }
    drawBody(layer)
  }

  /// Background, contents, sublayers and border.
  func drawBody(_ layer: CALayer) {
    if layer.masksToBounds {
      drawMasked(layer)
    } else {
      fillBackground(layer, layer.outline)
      drawContents(layer)
    }
    strokeBorder(layer)
  }

  private func drawMasked(_ layer: CALayer) {
    let isRounded = layer.cornerRadius > 0 && !layer.maskedCorners.isEmpty
    guard layer.hasOwnContent || !layer.children.isEmpty else { return fillBackground(layer, layer.outline) }
    context.saveGState()
    defer { context.restoreGState() }
    let bounds = layer.bounds
    cairo_rectangle(cairo, bounds.minX, bounds.minY, bounds.width, bounds.height)
    cairo_clip(cairo)
    guard isRounded else {
      fillBackground(layer, layer.outline)
      return drawContents(layer)
    }
    // As a group, so that the pixels of a rounded edge are smoothed once, and not once for each thing drawn there.
    cairo_push_group(cairo)
    fillBackground(layer, CGPath(rect: bounds, transform: nil))
    drawContents(layer)
    let group = cairo_pop_group(cairo)
    context.addPath(layer.outline)
    context.clip()
    cairo_set_source(cairo, group)
    cairo_paint(cairo)
    cairo_pattern_destroy(group)
  }

  private func fillBackground(_ layer: CALayer, _ path: CGPath) {
    guard let color = layer.backgroundColor, color.alpha > 0, !layer.bounds.isEmpty else { return }
    context.saveGState()
    context.addPath(path)
    context.setFillColor(color)
    context.fillPath()
    context.restoreGState()
  }

  private func drawContents(_ layer: CALayer) {
    context.saveGState()
    layer.drawOwnContent(in: context)
    context.restoreGState()
    layer.drawSublayers(with: self)
  }

  private func strokeBorder(_ layer: CALayer) {
    guard layer.borderWidth > 0, let color = layer.borderColor, color.alpha > 0, !layer.bounds.isEmpty else { return }
    context.saveGState()
    defer { context.restoreGState() }
    context.addPath(layer.outline)
    let inner = layer.bounds.insetBy(dx: layer.borderWidth, dy: layer.borderWidth)
    if !inner.isNull, !inner.isEmpty {
      let radius = min(layer.cornerRadius, min(layer.bounds.width, layer.bounds.height) / 2) - layer.borderWidth
      context.addPath(
        CornerPath.path(inner, radius: radius, corners: layer.maskedCorners, curve: layer.cornerCurve))
    }
    context.setFillColor(color)
    context.fillPath(using: .evenOdd)
  }

  private func clip(toExtentOf layer: CALayer) {
    // A pixel more, so that smoothed edges are inside.
    let extent = layer.treeExtent.insetBy(dx: -1, dy: -1)
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    let device = extent.applying(CGAffineTransform(matrix)).insetBy(dx: -1, dy: -1).integral
    cairo_identity_matrix(cairo)
    cairo_rectangle(cairo, device.minX, device.minY, device.width, device.height)
    cairo_clip(cairo)
    cairo_set_matrix(cairo, &matrix)
  }

  private func isOutsideClip(_ layer: CALayer) -> Bool {
    let extent = layer.treeExtent
    guard !extent.isNull else { return true }
    return !context.clipExtent.insetBy(dx: -1, dy: -1).intersects(extent)
  }
}

extension CGAffineTransform {
  init(_ matrix: cairo_matrix_t) {
    self.init(a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
  }
}

extension CGContext {
  /// The smallest rectangle of user space around what drawing can touch.
  var clipExtent: CGRect {
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &x1, &y1, &x2, &y2)
    return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
  }

  /// From user space to the pixels of the target.
  var deviceTransform: CGAffineTransform {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    return CGAffineTransform(matrix)
  }
}
