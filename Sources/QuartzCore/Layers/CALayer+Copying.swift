import CoreGraphics

extension CALayer {
  /// Takes over every property of `layer` but its place in the tree.
  func copyProperties(of layer: CALayer) {
    copyGeometry(of: layer)
    copyLook(of: layer)
    contents = layer.contents
    backingStore = layer.backingStore
    backingStoreScale = layer.backingStoreScale
    contentsRect = layer.contentsRect
    contentsGravity = layer.contentsGravity
    contentsScale = layer.contentsScale
    contentsCenter = layer.contentsCenter
    minificationFilter = layer.minificationFilter
    magnificationFilter = layer.magnificationFilter
    isOpaque = layer.isOpaque
    needsDisplayOnBoundsChange = layer.needsDisplayOnBoundsChange
    style = layer.style
    name = layer.name
    actions = layer.actions
    storedValues = layer.storedValues
    delegate = layer.delegate
  }

  private func copyGeometry(of layer: CALayer) {
    bounds = layer.bounds
    position = layer.position
    zPosition = layer.zPosition
    anchorPoint = layer.anchorPoint
    anchorPointZ = layer.anchorPointZ
    transform = layer.transform
    sublayerTransform = layer.sublayerTransform
    isGeometryFlipped = layer.isGeometryFlipped
  }

  private func copyLook(of layer: CALayer) {
    isHidden = layer.isHidden
    isDoubleSided = layer.isDoubleSided
    masksToBounds = layer.masksToBounds
    backgroundColor = layer.backgroundColor
    cornerRadius = layer.cornerRadius
    maskedCorners = layer.maskedCorners
    cornerCurve = layer.cornerCurve
    borderWidth = layer.borderWidth
    borderColor = layer.borderColor
    opacity = layer.opacity
    allowsGroupOpacity = layer.allowsGroupOpacity
    compositingFilter = layer.compositingFilter
    shouldRasterize = layer.shouldRasterize
    rasterizationScale = layer.rasterizationScale
    shadowColor = layer.shadowColor
    shadowOpacity = layer.shadowOpacity
    shadowOffset = layer.shadowOffset
    shadowRadius = layer.shadowRadius
    shadowPath = layer.shadowPath
  }
}
