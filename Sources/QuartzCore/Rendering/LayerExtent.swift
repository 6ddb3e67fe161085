import CoreGraphics

extension CALayer {
  /// The part of the layer's space that drawing it and all below it can touch, shadow and all.
  var treeExtent: CGRect {
    if masksToBounds { return bounds }
    let extent = bodyExtent
    guard castsShadow else { return extent }
    let reach = ShadowRenderer.reach(radius: shadowRadius)
    let caster = shadowPath?.boundingBoxOfPath ?? extent
    return extent.union(
      caster.insetBy(dx: -reach, dy: -reach).offsetBy(dx: shadowOffset.width, dy: shadowOffset.height))
  }

  /// The same without the shadow.
  var extentOfTree: CGRect {
    if masksToBounds { return bounds }
    var extent = ownContentExtent
    for child in sublayers ?? [] where !child.isHidden { extent = extent.union(child.extentInSuperlayer) }
    return extent
  }

  /// `treeExtent` in the superlayer's space; everything where perspective makes that hard to say.
  private var extentInSuperlayer: CGRect {
    let transform = transformToSuperlayer
    guard transform.projectsAffinely, !(self is CATransformLayer) else { return .everything }
    return treeExtent.applying(CATransform3DGetAffineTransform(transform))
  }

  /// Whether there is a shadow to be seen.
  var castsShadow: Bool {
    shadowOpacity > 0 && !masksToBounds && (shadowColor?.alpha ?? 0) > 0
  }
}

extension CGRect {
  /// A rectangle larger than any picture.
  static let everything = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
}
