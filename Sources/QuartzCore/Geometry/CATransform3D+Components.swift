import CoreGraphics

/// A transform taken apart as Core Animation's key paths see it: scale first, then rotation about x, y and z, then
/// translation.
struct TransformComponents {
  var scale: (x: CGFloat, y: CGFloat, z: CGFloat)
  var rotation: (x: CGFloat, y: CGFloat, z: CGFloat)
  var translation: (x: CGFloat, y: CGFloat, z: CGFloat)
  private let source: CATransform3D

  /// Takes `t` apart. Shear is lost; perspective is kept aside.
  init(_ t: CATransform3D) {
    source = t
    translation = (t.m41, t.m42, t.m43)
    func length(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CGFloat { (x * x + y * y + z * z).squareRoot() }
    scale = (length(t.m11, t.m12, t.m13), length(t.m21, t.m22, t.m23), length(t.m31, t.m32, t.m33))
    let determinant =
      t.m11 * (t.m22 * t.m33 - t.m23 * t.m32) - t.m12 * (t.m21 * t.m33 - t.m23 * t.m31) + t.m13
      * (t.m21 * t.m32 - t.m22 * t.m31)
    if determinant < 0 {
      // A mirror: along y where the x axis still points right, as `scale(1, -1)` makes it.
      if t.m11 < 0 { scale.x.negate() } else { scale.y.negate() }
    }
    func divided(_ value: CGFloat, _ by: CGFloat) -> CGFloat { by == 0 ? 0 : value / by }
    let (r11, r12, r13) = (divided(t.m11, scale.x), divided(t.m12, scale.x), divided(t.m13, scale.x))
    let (r23, r33) = (divided(t.m23, scale.y), scale.z == 0 ? 1 : t.m33 / scale.z)
    rotation = (atan2(r23, r33), asin(min(max(-r13, -1), 1)), atan2(r12, r11))
  }

  /// Puts the transform together again.
  var transform: CATransform3D {
    var t = CATransform3DMakeScale(scale.x, scale.y, scale.z)
    t = CATransform3DConcat(t, CATransform3DMakeRotation(rotation.x, 1, 0, 0))
    t = CATransform3DConcat(t, CATransform3DMakeRotation(rotation.y, 0, 1, 0))
    t = CATransform3DConcat(t, CATransform3DMakeRotation(rotation.z, 0, 0, 1))
    (t.m41, t.m42, t.m43) = translation
    (t.m14, t.m24, t.m34, t.m44) = (source.m14, source.m24, source.m34, source.m44)
    return t
  }
}

extension CATransform3D: StructureWithComponents {
  func component(_ path: String) -> Any? {
    let parts = TransformComponents(self)
    switch path {
    case "rotation", "rotation.z": return parts.rotation.z
    case "rotation.x": return parts.rotation.x
    case "rotation.y": return parts.rotation.y
    case "scale": return (parts.scale.x + parts.scale.y + parts.scale.z) / 3
    case "scale.x": return parts.scale.x
    case "scale.y": return parts.scale.y
    case "scale.z": return parts.scale.z
    case "translation": return CGSize(width: m41, height: m42)
    case "translation.x": return m41
    case "translation.y": return m42
    case "translation.z": return m43
    default: return nil
    }
  }

  mutating func setComponent(_ path: String, _ value: Any) -> Bool {
    if path == "translation" { return setTranslation(value) }
    guard let value = number(value) else { return false }
    var parts = TransformComponents(self)
    switch path {
    case "rotation", "rotation.z": parts.rotation.z = value
    case "rotation.x": parts.rotation.x = value
    case "rotation.y": parts.rotation.y = value
    case "scale": parts.scale = (value, value, value)
    case "scale.x": parts.scale.x = value
    case "scale.y": parts.scale.y = value
    case "scale.z": parts.scale.z = value
    case "translation.x": parts.translation.x = value
    case "translation.y": parts.translation.y = value
    case "translation.z": parts.translation.z = value
    default: return false
    }
    self = parts.transform
    return true
  }

  private mutating func setTranslation(_ value: Any) -> Bool {
    switch value {
    case let value as CGSize: (m41, m42) = (value.width, value.height)
    case let value as CGPoint: (m41, m42) = (value.x, value.y)
    default: return false
    }
    return true
  }
}
