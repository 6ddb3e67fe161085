import CoreGraphics

extension UIImage {
  /// Draws the image into the current context, its top left corner at a point.
  public func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

  /// Draws the image into the current context, its top left corner at a point.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image into the current context, fitted to a rectangle.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the image into the current context, fitted to a rectangle.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(in: rect, tint: nil, context: context)
    context.restoreGState()
  }

  /// Draws the image again and again into the current context, over a rectangle.
  public func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.clip(to: rect)
    context.setPatternPhase(CGSize(width: rect.minX, height: rect.minY))
    context.setFillColor(patternColor)
    context.fill(rect)
    context.restoreGState()
  }

  /// Draws the image into a context whose y goes downwards; in one colour where there is a tint, or the image has one.
  package func draw(in rect: CGRect, tint: UIColor?, context: CGContext) {
    guard !size.width.isZero, !size.height.isZero, !rect.isEmpty else { return }
    guard let tint = content.tint ?? tint else { return drawParts(in: rect, context: context) }
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    drawParts(in: rect, context: context)
    context.setBlendMode(.sourceIn)
    context.setFillColor(tint.cgColor)
    context.fill(rect)
    context.endTransparencyLayer()
  }

  private func drawParts(in rect: CGRect, context: CGContext) {
    guard content.isResizable, let upright = upright.cgImage else { return drawWhole(in: rect, context: context) }
    for part in ResizableParts(size: size, capInsets: capInsets, target: rect) {
      let source = CGRect(
        x: part.source.minX * scale, y: part.source.minY * scale, width: part.source.width * scale,
        height: part.source.height * scale)
      guard let cut = upright.cropping(to: source) else { continue }
      draw(cut, of: part, context: context)
    }
  }

  private func draw(_ cut: CGImage, of part: ResizablePart, context: CGContext) {
    guard resizingMode == .tile, part.source.size != part.target.size else {
      return context.drawUpright(cut, in: part.target)
    }
    context.saveGState()
    context.clip(to: part.target)
    var tile = CGRect(origin: part.target.origin, size: part.source.size)
    if !part.repeatsAcross { tile.size.width = part.target.width }
    if !part.repeatsDown { tile.size.height = part.target.height }
    context.drawUpright(cut, in: tile, byTiling: true)
    context.restoreGState()
  }

  private func drawWhole(in rect: CGRect, context: CGContext) {
    guard let cgImage else { return }
    guard imageOrientation != .up else { return context.drawUpright(cgImage, in: rect) }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width, y: rect.height)
    context.concatenate(imageOrientation.turn)
    context.drawUpright(cgImage, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    context.restoreGState()
  }

  /// The image with pixels that need not be turned.
  var upright: UIImage {
    guard imageOrientation != .up else { return self }
    let pixels = CGSize(width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
    guard let context = CGContext(pixelWidth: Int(pixels.width), pixelHeight: Int(pixels.height), scale: 1) else {
      return self
    }
    drawWhole(in: CGRect(origin: .zero, size: pixels), context: context)
    return with { ($0.cgImage, $0.orientation) = (context.makeImage(), .up) }
  }

  /// The image as a colour that repeats it, upright where y goes downwards.
  var patternColor: CGColor {
    let bounds = CGRect(origin: .zero, size: size)
    guard !bounds.isEmpty, let space = CGColorSpace(patternBaseSpace: nil) else {
      return CGColor(gray: 0, alpha: 0)
    }
    let pattern = CGPattern(bounds: bounds) { [self] context in draw(in: bounds, tint: nil, context: context) }
    return CGColor(space: space, [1], pattern: pattern)
  }
}

extension CGContext {
  /// Draws an image, its top row at the least y, as it must be where y goes downwards.
  func drawUpright(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    saveGState()
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    draw(image, in: rect, byTiling: byTiling)
    restoreGState()
  }
}

extension UIImage.Orientation {
  /// Takes the unit square with the pixels as stored, y downwards, to the same square with them upright.
  fileprivate var turn: CGAffineTransform {
    switch self {
    case .up: .identity
    case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
    case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
    case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
    case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
    case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
    case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
    }
  }
}
