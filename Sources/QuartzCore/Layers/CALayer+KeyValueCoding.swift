import CoreGraphics

extension CALayer {
  /// Whether `value` may be written under `key`: a colour has to be a `CGColor`.
  func acceptsColor(_ value: Any?, forKey key: String) -> Bool {
    guard ["backgroundColor", "borderColor", "shadowColor", "fillColor", "strokeColor"].contains(key) else {
      return true
    }
    return value == nil || value is CGColor
  }

  func valueOfComponent(_ path: String) -> Any? {
    guard let (key, rest) = splitAtDot(path), let structure = value(forKey: key) as? any StructureWithComponents else {
      return KeyValueCoder.value(of: self, forKeyPath: path)
    }
    return structure.component(rest)
  }

  func setComponent(_ value: Any?, _ path: String) {
    guard let (key, rest) = splitAtDot(path),
      var structure = self.value(forKey: key) as? any StructureWithComponents
    else {
      return KeyValueCoder.set(value, of: self, forKeyPath: path)
    }
    guard let value, structure.setComponent(rest, value) else { return }
    setValue(structure, forKey: key)
  }

  private func splitAtDot(_ path: String) -> (key: String, rest: String)? {
    guard let dot = path.firstIndex(of: ".") else { return nil }
    return (String(path[..<dot]), String(path[path.index(after: dot)...]))
  }

  static let description = ClassDescription(CALayer.self, name: "CALayer")
    .initializer { CALayer() }
    .property("bounds", \.bounds)
    .property("position", \.position)
    .property("zPosition", \.zPosition)
    .property("anchorPoint", \.anchorPoint)
    .property("anchorPointZ", \.anchorPointZ)
    .property("transform", \.transform)
    .property("sublayerTransform", \.sublayerTransform)
    .property("frame", \.frame)
    .property("geometryFlipped", \.isGeometryFlipped)
    .property("hidden", \.isHidden)
    .property("isHidden", \.isHidden)
    .property("doubleSided", \.isDoubleSided)
    .property("superlayer", \.superlayer)
    .property("sublayers", \.sublayers)
    .property("mask", \.mask)
    .property("masksToBounds", \.masksToBounds)
    .property("contents", \.contents)
    .property("contentsRect", \.contentsRect)
    .property("contentsGravity", \.contentsGravity)
    .property("contentsScale", \.contentsScale)
    .property("contentsCenter", \.contentsCenter)
    .property("minificationFilter", \.minificationFilter)
    .property("magnificationFilter", \.magnificationFilter)
    .property("opaque", \.isOpaque)
    .property("needsDisplayOnBoundsChange", \.needsDisplayOnBoundsChange)
    .property("drawsAsynchronously", \.drawsAsynchronously)
    .property("allowsEdgeAntialiasing", \.allowsEdgeAntialiasing)
    .property("backgroundColor", \.backgroundColor)
    .property("cornerRadius", \.cornerRadius)
    .property("maskedCorners", \.maskedCorners)
    .property("cornerCurve", \.cornerCurve)
    .property("borderWidth", \.borderWidth)
    .property("borderColor", \.borderColor)
    .property("opacity", \.opacity)
    .property("allowsGroupOpacity", \.allowsGroupOpacity)
    .property("compositingFilter", \.compositingFilter)
    .property("shouldRasterize", \.shouldRasterize)
    .property("rasterizationScale", \.rasterizationScale)
    .property("shadowColor", \.shadowColor)
    .property("shadowOpacity", \.shadowOpacity)
    .property("shadowOffset", \.shadowOffset)
    .property("shadowRadius", \.shadowRadius)
    .property("shadowPath", \.shadowPath)
    .property("name", \.name)
    .property("beginTime", \.beginTime)
    .property("duration", \.duration)
    .property("speed", \.speed)
    .property("timeOffset", \.timeOffset)
    .property("repeatCount", \.repeatCount)
    .property("autoreverses", \.autoreverses)
}
