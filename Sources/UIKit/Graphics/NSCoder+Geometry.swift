import CoreGraphics

/// Numbers of a string such as `{{0, 0}, {10, 20}}`, zero where there are too few.
private func numbers(_ text: String, _ count: Int) -> [CGFloat] {
  let found = text.split { "{}, ".contains($0) }.map { CGFloat(Double($0) ?? 0) }
  return Array((found + Array(repeating: 0, count: count)).prefix(count))
}

private func text(_ value: CGFloat) -> String {
  value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
}

extension NSCoder {
  /// `{x, y}`.
  public class func string(for point: CGPoint) -> String { "{\(text(point.x)), \(text(point.y))}" }
  /// `{dx, dy}`.
  public class func string(for vector: CGVector) -> String { "{\(text(vector.dx)), \(text(vector.dy))}" }
  /// `{width, height}`.
  public class func string(for size: CGSize) -> String { "{\(text(size.width)), \(text(size.height))}" }
  /// `{{x, y}, {width, height}}`.
  public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }
  /// `[a, b, c, d, tx, ty]`.
  public class func string(for transform: CGAffineTransform) -> String {
    let values = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return "[\(values.map(text).joined(separator: ", "))]"
  }
  /// `{top, left, bottom, right}`.
  public class func string(for insets: UIEdgeInsets) -> String {
    "{\([insets.top, insets.left, insets.bottom, insets.right].map(text).joined(separator: ", "))}"
  }
  /// `{top, leading, bottom, trailing}`.
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    "{\([insets.top, insets.leading, insets.bottom, insets.trailing].map(text).joined(separator: ", "))}"
  }
  /// `{horizontal, vertical}`.
  public class func string(for offset: UIOffset) -> String {
    "{\(text(offset.horizontal)), \(text(offset.vertical))}"
  }

  /// The point of `{x, y}`.
  public class func cgPoint(for string: String) -> CGPoint {
    let values = numbers(string, 2)
    return CGPoint(x: values[0], y: values[1])
  }
  /// The vector of `{dx, dy}`.
  public class func cgVector(for string: String) -> CGVector {
    let values = numbers(string, 2)
    return CGVector(dx: values[0], dy: values[1])
  }
  /// The size of `{width, height}`.
  public class func cgSize(for string: String) -> CGSize {
    let values = numbers(string, 2)
    return CGSize(width: values[0], height: values[1])
  }
  /// The rectangle of `{{x, y}, {width, height}}`.
  public class func cgRect(for string: String) -> CGRect {
    let values = numbers(string, 4)
    return CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
  }
  /// The transform of `[a, b, c, d, tx, ty]`.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    let values = numbers(string.filter { !"[]".contains($0) }, 6)
    return CGAffineTransform(values[0], values[1], values[2], values[3], values[4], values[5])
  }
  /// The insets of `{top, left, bottom, right}`.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let values = numbers(string, 4)
    return UIEdgeInsets(top: values[0], left: values[1], bottom: values[2], right: values[3])
  }
  /// The insets of `{top, leading, bottom, trailing}`.
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    let values = numbers(string, 4)
    return NSDirectionalEdgeInsets(top: values[0], leading: values[1], bottom: values[2], trailing: values[3])
  }
  /// The offset of `{horizontal, vertical}`.
  public class func uiOffset(for string: String) -> UIOffset {
    let values = numbers(string, 2)
    return UIOffset(horizontal: values[0], vertical: values[1])
  }

  /// Stores a point as a string.
  public func encode(_ point: CGPoint, forKey key: String) { encode(NSCoder.string(for: point), forKey: key) }
  /// Stores a size as a string.
  public func encode(_ size: CGSize, forKey key: String) { encode(NSCoder.string(for: size), forKey: key) }
  /// Stores a rectangle as a string.
  public func encode(_ rect: CGRect, forKey key: String) { encode(NSCoder.string(for: rect), forKey: key) }
  /// Stores a transform as a string.
  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    encode(NSCoder.string(for: transform), forKey: key)
  }
  /// Stores insets as a string.
  public func encode(_ insets: UIEdgeInsets, forKey key: String) { encode(NSCoder.string(for: insets), forKey: key) }

  /// The point stored under a key, zero where there is none.
  public func decodeCGPoint(forKey key: String) -> CGPoint { NSCoder.cgPoint(for: storedText(key)) }
  /// The size stored under a key, zero where there is none.
  public func decodeCGSize(forKey key: String) -> CGSize { NSCoder.cgSize(for: storedText(key)) }
  /// The rectangle stored under a key, zero where there is none.
  public func decodeCGRect(forKey key: String) -> CGRect { NSCoder.cgRect(for: storedText(key)) }
  /// The transform stored under a key, all zero where there is none.
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    NSCoder.cgAffineTransform(for: storedText(key))
  }
  /// The insets stored under a key, zero where there are none.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets { NSCoder.uiEdgeInsets(for: storedText(key)) }

  private func storedText(_ key: String) -> String {
    decodeObject(of: NSString.self, forKey: key).map(String.init) ?? ""
  }
}
