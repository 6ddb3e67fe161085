import CoreGraphics

extension CALayer {
  /// The anchor point in the layer's own coordinates.
  var anchorInBounds: CGPoint {
    CGPoint(x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
  }

  /// From this layer's coordinates to the superlayer's, with the superlayer's `sublayerTransform`.
  var transformToSuperlayer: CATransform3D {
    let anchor = anchorInBounds
    var result = CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ)
    result = CATransform3DConcat(result, transform)
    result = CATransform3DConcat(result, CATransform3DMakeTranslation(position.x, position.y, zPosition))
    guard let parent = superlayer else { return result }
    return CATransform3DConcat(result, parent.transformOfSublayers)
  }

  /// `sublayerTransform` about the centre of the bounds, after the flip of the y axis where geometry is flipped.
  private var transformOfSublayers: CATransform3D {
    var result = CATransform3DIdentity
    if isGeometryFlipped {
      result = CATransform3DMakeAffineTransform(
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.minY + bounds.maxY))
    }
    guard !CATransform3DIsIdentity(sublayerTransform) else { return result }
    let anchor = anchorInBounds
    result = CATransform3DConcat(result, CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0))
    result = CATransform3DConcat(result, sublayerTransform)
    return CATransform3DConcat(result, CATransform3DMakeTranslation(anchor.x, anchor.y, 0))
  }

  /// From this layer's coordinates to the superlayer's, as far as that is affine.
  var affineTransformToSuperlayer: CGAffineTransform { transformToSuperlayer.projected(about: anchorInBounds) }

  var frameInSuperlayer: CGRect {
    if CATransform3DIsIdentity(transform) {
      return CGRect(
        x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height,
        width: bounds.width, height: bounds.height)
    }
    let anchor = anchorInBounds
    let local = bounds.offsetBy(dx: -anchor.x, dy: -anchor.y)
    return local.applying(affineTransform()).offsetBy(dx: position.x, dy: position.y)
  }

  func setFrameInSuperlayer(_ frame: CGRect) {
    let frame = frame.standardized
    var size = frame.size
    if !CATransform3DIsIdentity(transform) {
      var linear = affineTransform()
      (linear.tx, linear.ty) = (0, 0)
      size = CGRect(origin: .zero, size: size).applying(linear.inverted()).size
    }
    if bounds.size != size { bounds = CGRect(origin: bounds.origin, size: size) }
    let origin = frameInSuperlayer.origin
    let moved = CGPoint(x: position.x + frame.minX - origin.x, y: position.y + frame.minY - origin.y)
    if position != moved { position = moved }
  }

  func boundsDidChange(from old: CGRect) {
    guard old.size != bounds.size else { return }
    setNeedsLayout()
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
  }

  /// From the space of `source` to that of `target`; `nil` stands for the space above the root.
  static func conversion(from source: CALayer?, to target: CALayer?) -> CGAffineTransform {
    let sourceChain = source?.chainToRoot ?? []
    let targetChain = target?.chainToRoot ?? []
    let common = sourceChain.first { layer in targetChain.contains { $0 === layer } }
    let up = toAncestor(common, along: sourceChain)
    let down = toAncestor(common, along: targetChain)
    return up.concatenating(down.inverted())
  }

  private var chainToRoot: [CALayer] {
    var chain = [self]
    while let next = chain.last?.superlayer ?? chain.last?.maskedLayer { chain.append(next) }
    return chain
  }

  private static func toAncestor(_ ancestor: CALayer?, along chain: [CALayer]) -> CGAffineTransform {
    var result = CGAffineTransform.identity
    for layer in chain {
      if layer === ancestor { break }
      result = result.concatenating(layer.affineTransformToSuperlayer)
    }
    return result
  }
}

extension CATransform3D {
  /// Whether points of the plane z = 0 come to lie in the plane affinely, once z is dropped.
  var projectsAffinely: Bool { m14 == 0 && m24 == 0 && m44 == 1 }

  /// The affine transform that points of the plane z = 0 undergo once z is dropped. With perspective: the affine
  /// transform that comes nearest around `center`.
  func projected(about center: CGPoint) -> CGAffineTransform {
    guard !projectsAffinely else { return CATransform3DGetAffineTransform(self) }
    let weight = center.x * m14 + center.y * m24 + m44
    guard weight > 0 else { return CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }
    let x = (center.x * m11 + center.y * m21 + m41) / weight
    let y = (center.x * m12 + center.y * m22 + m42) / weight
    // The derivatives of the projection at `center`.
    let (a, b) = ((m11 - x * m14) / weight, (m12 - y * m14) / weight)
    let (c, d) = ((m21 - x * m24) / weight, (m22 - y * m24) / weight)
    return CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: x - a * center.x - c * center.y, ty: y - b * center.x - d * center.y)
  }
}
