internal import CPango
import CoreGraphics
import Foundation

extension TextLayout {
  /// Draws all lines, `origin` being the layout's top left corner in the context's user space, y growing downwards.
  ///
  /// Baselines are rounded to whole pixels, as iOS does; positions along the line are not.
  package func draw(in context: CGContext, at origin: CGPoint) {
    let segments = lines.flatMap { $0.segments(from: origin, in: context) }
    for segment in segments { segment.drawBackground(in: context) }
    for segment in segments { segment.draw(in: context) }
  }
}

extension TextLine {
  /// Neighbouring clusters of one run, with their places in user space.
  fileprivate func segments(from origin: CGPoint, in context: CGContext) -> [TextSegment] {
    let baseline = context.roundedToPixel(CGPoint(x: origin.x + x, y: origin.y + self.baseline)).y
    var segments: [TextSegment] = []
    var pen = origin.x + x
    let order = visualOrder
    let blanksEnd = clusters.indices.contains(visibleCount) ? clusters[visibleCount].start : Int.max
    for cluster in order {
      let isInside = cluster.isBlank && cluster.start < blanksEnd
      let width = cluster.width + (isInside ? stretch : 0)
      if segments.last?.run !== cluster.run {
        segments.append(TextSegment(run: cluster.run, line: origin.y + top, height: height, baseline: baseline, x: pen))
      }
      segments[segments.count - 1].append(cluster, at: pen, width: width)
      pen += width
    }
    return segments
  }
}

/// A part of a line that is drawn at once. All in user space.
private struct TextSegment {
  let run: ShapedRun
  /// The line's top.
  let line: CGFloat
  /// The line's height.
  let height: CGFloat
  let baseline: CGFloat
  let x: CGFloat
  var width: CGFloat = 0
  var glyphs: [cairo_glyph_t] = []
  var attachments: [(TextAttachment, CGRect)] = []

  init(run: ShapedRun, line: CGFloat, height: CGFloat, baseline: CGFloat, x: CGFloat) {
    self.run = run
    self.line = line
    self.height = height
    self.x = x
    self.baseline = baseline - run.attributes.baselineOffset
  }

  mutating func append(_ cluster: Cluster, at position: CGFloat, width: CGFloat) {
    self.width = position + width - x
    switch cluster.kind {
    case .attachment(let attachment):
      let bounds = attachment.bounds
      let rect = CGRect(
        x: position + bounds.minX, y: baseline - bounds.maxY, width: bounds.width, height: bounds.height)
      attachments.append((attachment, rect))
    case .glyphs, .whitespace:
      var pen = position
      for glyph in run.glyphs[cluster.glyphs] {
        append(glyph, at: pen)
        pen += glyph.advance
      }
    case .tab, .lineSeparator:
      break
    }
  }

  /// Takes up a glyph, unless it stands for one that no font has, or for nothing.
  private mutating func append(_ glyph: Glyph, at pen: CGFloat) {
    guard glyph.index & UInt32(PANGO_GLYPH_UNKNOWN_FLAG) == 0, glyph.index != UInt32(PANGO_GLYPH_EMPTY) else { return }
    glyphs.append(
      cairo_glyph_t(
        index: UInt(glyph.index), x: Double(pen + glyph.offset.x), y: Double(baseline + glyph.offset.y)))
  }

  func drawBackground(in context: CGContext) {
    guard let color = run.attributes.backgroundColor else { return }
    context.saveGState()
    context.setFillColor(color)
    context.fill(CGRect(x: x, y: line, width: width, height: height))
    context.restoreGState()
  }

  func draw(in context: CGContext) {
    let attributes = run.attributes
    context.saveGState()
    if let shadow = attributes.shadow {
      context.setShadow(offset: shadow.offset, blur: shadow.blur, color: shadow.color)
    }
    drawGlyphs(in: context)
    for (attachment, rect) in attachments { attachment.draw(context, rect) }
    if let underline = attributes.underline {
      draw(underline, at: baseline + 0.1 * attributes.font.size, in: context)
    }
    if let strikethrough = attributes.strikethrough {
      draw(strikethrough, at: baseline - attributes.font.metrics.xHeight * attributes.font.size / 2, in: context)
    }
    context.restoreGState()
  }

  /// Outlines are filled rather than glyph images copied, since cairo puts those on whole pixels.
  private func drawGlyphs(in context: CGContext) {
    guard !glyphs.isEmpty, let font = run.scaledFont else { return }
    let (attributes, isColored) = (run.attributes, run.isColored)
    let fills = attributes.strokeWidth <= 0
    // Where a point has several pixels, a coarser grid within them looks the same and takes a third of the time.
    let isFine = context.pixelSize < 0.75
    if fills {
      context.setFillColor(attributes.color)
      context.compositeFilled(extent: context.deviceRect(of: inkBounds)) { cairo in
        cairo_set_scaled_font(cairo, font)
        guard !isColored else { return cairo_show_glyphs(cairo, glyphs, Int32(glyphs.count)) }
        if isFine, cairo_get_antialias(cairo) != CAIRO_ANTIALIAS_NONE {
          cairo_set_antialias(cairo, CAIRO_ANTIALIAS_FAST)
        }
        cairo_glyph_path(cairo, glyphs, Int32(glyphs.count))
        cairo_fill(cairo)
      }
    }
    guard attributes.strokeWidth != 0 else { return }
    context.setFillColor(attributes.strokeColor ?? attributes.color)
    context.compositeFilled(extent: context.deviceRect(of: inkBounds)) { cairo in
      cairo_set_scaled_font(cairo, font)
      cairo_set_line_width(cairo, Double(abs(attributes.strokeWidth) / 100 * attributes.font.size))
      cairo_glyph_path(cairo, glyphs, Int32(glyphs.count))
      cairo_stroke(cairo)
    }
  }

  /// What the glyphs surely lie in.
  private var inkBounds: CGRect {
    let em = run.attributes.font.size
    return CGRect(x: x, y: baseline - em, width: width, height: 1.5 * em).insetBy(dx: -em, dy: -em)
  }

  /// A line whose upper edge is at `top`, a whole number of pixels thick.
  private func draw(_ decoration: TextDecoration, at top: CGFloat, in context: CGContext) {
    let pixel = context.pixelSize
    let natural = 0.05 * run.attributes.font.size * (decoration.isThick ? 2 : 1)
    let thickness = max((natural / pixel).rounded(), 1) * pixel
    let y = context.roundedToPixel(CGPoint(x: x, y: top)).y
    context.setStrokeColor(decoration.color ?? run.attributes.color)
    context.setLineWidth(thickness)
    context.setLineDash(phase: 0, lengths: decoration.dashes.map { $0 * thickness })
    for index in 0..<(decoration.isDouble ? 2 : 1) {
      let middle = y + thickness / 2 + CGFloat(index) * 2 * thickness
      context.strokeLineSegments(between: [CGPoint(x: x, y: middle), CGPoint(x: x + width, y: middle)])
    }
  }
}

extension CGContext {
  /// A length of user space that one pixel is high.
  fileprivate var pixelSize: CGFloat {
    let matrix = ctm
    let scale = hypot(matrix.c, matrix.d)
    return scale > 0 ? 1 / scale : 1
  }

  /// The rectangle round one of user space, in device pixels, top row first.
  fileprivate func deviceRect(of rect: CGRect) -> CGRect {
    let device = convertToDeviceSpace(rect)
    return CGRect(x: device.minX, y: CGFloat(height) - device.maxY, width: device.width, height: device.height)
  }

  /// A point moved up or down onto the nearest whole pixel, unless the context is turned.
  fileprivate func roundedToPixel(_ point: CGPoint) -> CGPoint {
    let matrix = ctm
    guard matrix.b == 0, matrix.c == 0, matrix.d != 0 else { return point }
    var device = convertToDeviceSpace(point)
    device.y = device.y.rounded()
    return convertToUserSpace(device)
  }
}
