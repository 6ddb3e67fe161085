import Foundation
import UIKit

/// The text of a property's value, as `--set KEY=VALUE` gives it, and what it means for a property.
struct PropertyText {
  private let text: String

  init(_ text: String) { self.text = text }

  /// The value that the property at the end of a key path takes; the text itself where it does not fit, so that key-value
  /// coding says so.
  func value(for keyPath: String, of object: AnyObject) -> Any? {
    guard let type = Self.type(of: keyPath, of: object) else { return guessed }
    return value(for: type) ?? text
  }

  /// The value for a property of that type; nil where the text does not fit.
  func value(for type: Any.Type) -> Any? {
    let type = (type as? any OptionalProperty.Type)?.wrapped ?? type
    switch type {
    case is String.Type, is NSString.Type, is Substring.Type: return text
    case is Bool.Type: return boolean
    case is UIColor.Type: return color
    case is CGColor.Type: return color?.cgColor
    case is UIImage.Type: return UIImage(named: text, in: DesignTime.componentBundle, compatibleWith: nil) as Any?
    case is CGPoint.Type: return numbers(2).map { CGPoint(x: $0[0], y: $0[1]) }
    case is CGSize.Type: return numbers(2).map { CGSize(width: $0[0], height: $0[1]) }
    case is CGVector.Type: return numbers(2).map { CGVector(dx: $0[0], dy: $0[1]) }
    case is CGRect.Type:
      return numbers(4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    case is UIEdgeInsets.Type:
      return numbers(4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
    case is UIOffset.Type: return numbers(2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) }
    case is NSRange.Type: return numbers(2).map { NSRange(location: Int($0[0]), length: Int($0[1])) }
    default: return number ?? boolean ?? text
    }
  }

  /// What the text looks like, for a property that no table describes.
  private var guessed: Any {
    if let value = number ?? boolean ?? color { return value }
    return numbers(2).map { CGPoint(x: $0[0], y: $0[1]) } ?? numbers(4).map {
      CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
    } ?? text
  }

  private var number: Any? { Int(text) ?? Double(text).flatMap { $0.isFinite ? $0 : nil } }

  private var boolean: Any? {
    switch text.lowercased() {
    case "true", "yes", "1": true
    case "false", "no", "0": false
    default: nil
    }
  }

  /// `#RRGGBB` or `#RRGGBBAA`, in sRGB.
  private var color: UIColor? {
    guard text.hasPrefix("#"), [7, 9].contains(text.utf8.count), let bits = UInt64(text.dropFirst(), radix: 16) else {
      return nil
    }
    let all = text.utf8.count == 7 ? bits << 8 | 0xFF : bits
    let parts = [24, 16, 8, 0].map { CGFloat(all >> $0 & 0xFF) / 255 }
    return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// So many numbers within braces, nested or not: `{1, 2}`, `{{1, 2}, {3, 4}}`.
  private func numbers(_ count: Int) -> [CGFloat]? {
    let trimmed = text.filter { !$0.isWhitespace }
    guard trimmed.hasPrefix("{"), trimmed.hasSuffix("}") else { return nil }
    let parts = trimmed.filter { $0 != "{" && $0 != "}" }.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0) }.filter { abs($0) <= 1e15 }
    guard numbers.count == parts.count, numbers.count == count else { return nil }
    return numbers.map { CGFloat($0) }
  }

  private static func type(of keyPath: String, of object: AnyObject) -> Any.Type? {
    var keys = keyPath.split(separator: ".").map(String.init)
    guard let last = keys.popLast() else { return nil }
    var owner: AnyObject = object
    for key in keys {
      guard let next = ClassTable.property(key, of: Swift.type(of: owner))?.get(owner) else { return nil }
      owner = next as AnyObject
    }
    return ClassTable.property(last, of: Swift.type(of: owner))?.valueType
  }
}

/// What an optional's type tells of its content.
private protocol OptionalProperty {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalProperty {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}
