import Foundation

/// An object that answers key-value coding itself, as every `NSObject` does on iOS: `UIResponder`, `CALayer` and the few
/// other roots, so that components can override these.
public protocol KeyValueCoding: AnyObject {
  /// Reads a property.
  func value(forKey key: String) -> Any?
  /// Writes a property.
  func setValue(_ value: Any?, forKey key: String)
  /// Reads along a path such as `layer.cornerRadius`.
  func value(forKeyPath path: String) -> Any?
  /// Writes along a path such as `layer.cornerRadius`.
  func setValue(_ value: Any?, forKeyPath path: String)
  /// Called for a key that names no property.
  func value(forUndefinedKey key: String) -> Any?
  /// Called for a key that names no property.
  func setValue(_ value: Any?, forUndefinedKey key: String)
}

/// A key that names no property of an object, or a value that does not fit it, in UIKit's words.
public struct KeyValueCodingError: Error, CustomStringConvertible {
  /// The message, as UIKit words it.
  public let description: String
}

/// The one implementation behind every root's key-value coding.
public enum KeyValueCoder {
  /// Where a bad key is noted, while ``catching(_:)`` runs on this thread.
  @TaskLocal private static var catcher: Catcher?

  private final class Catcher: @unchecked Sendable {
    var failure: KeyValueCodingError?
  }

  /// Runs `body`, in which a bad key is an error rather than the end of the process.
  public static func catching(_ body: () -> Void) throws {
    let catcher = Catcher()
    $catcher.withValue(catcher, operation: body)
    if let failure = catcher.failure { throw failure }
  }

  /// Reads the property that the class tables know under `key`.
  public static func value(of object: AnyObject, forKey key: String) -> Any? {
    if let property = ClassTable.property(key, of: type(of: object)) { return flattened(property.get(object)) }
    guard let object = object as? KeyValueCoding else {
      fail(undefined("valueForUndefinedKey:", key, object))
      return nil
    }
    return object.value(forUndefinedKey: key)
  }

  /// Writes the property that the class tables know under `key`.
  public static func set(_ value: Any?, of object: AnyObject, forKey key: String) {
    let property = ClassTable.property(key, of: type(of: object))
    if let set = property?.set {
      if !set(object, value) { fail(mismatch(value, property?.valueType ?? Any.self, key, object)) }
      return
    }
    guard let object = object as? KeyValueCoding else {
      fail(undefined("setValue:forUndefinedKey:", key, object))
      return
    }
    object.setValue(value, forUndefinedKey: key)
  }

  /// Writes along a path, each step by the object's own key-value coding.
  public static func set(_ value: Any?, of object: AnyObject, forKeyPath path: String) {
    guard let dot = path.firstIndex(of: ".") else { return setOne(value, of: object, forKey: path) }
    guard let next = getOne(of: object, forKey: String(path[..<dot])) else { return }
    let rest = String(path[path.index(after: dot)...])
    if let next = next as? KeyValueCoding {
      next.setValue(value, forKeyPath: rest)
    } else {
      set(value, of: next as AnyObject, forKeyPath: rest)
    }
  }

  /// Reads along a path, each step by the object's own key-value coding.
  public static func value(of object: AnyObject, forKeyPath path: String) -> Any? {
    guard let dot = path.firstIndex(of: ".") else { return getOne(of: object, forKey: path) }
    guard let next = getOne(of: object, forKey: String(path[..<dot])) else { return nil }
    return value(of: next as AnyObject, forKeyPath: String(path[path.index(after: dot)...]))
  }

  /// What a root does for an undefined key when reading.
  public static func valueForUndefinedKey(_ key: String, of object: AnyObject) -> Any? {
    fail(undefined("valueForUndefinedKey:", key, object))
    return nil
  }

  /// What a root does for an undefined key when writing.
  public static func setForUndefinedKey(_ key: String, of object: AnyObject) {
    fail(undefined("setValue:forUndefinedKey:", key, object))
  }

  private static func setOne(_ value: Any?, of object: AnyObject, forKey key: String) {
    if let object = object as? KeyValueCoding {
      object.setValue(value, forKey: key)
    } else {
      set(value, of: object, forKey: key)
    }
  }

  private static func getOne(of object: AnyObject, forKey key: String) -> Any? {
    (object as? KeyValueCoding)?.value(forKey: key) ?? value(of: object, forKey: key)
  }

  private static func fail(_ error: KeyValueCodingError) {
    guard let catcher else {
      fatalError("*** Terminating app due to uncaught exception 'NSUnknownKeyException', reason: '\(error)'")
    }
    catcher.failure = catcher.failure ?? error
  }

  private static func undefined(_ call: String, _ key: String, _ object: AnyObject) -> KeyValueCodingError {
    KeyValueCodingError(
      description: "[\(pointer(object)) \(call)]: this class is not key value coding-compliant for the key \(key).")
  }

  private static func mismatch(
    _ value: Any?, _ type: Any.Type, _ key: String, _ object: AnyObject
  ) -> KeyValueCodingError {
    let given = value.map { "\($0) (\(Swift.type(of: $0)))" } ?? "nil"
    return KeyValueCodingError(
      description: "[\(pointer(object)) setValue:forKey:]: \(given) is not a \(type) for the key \(key).")
  }

  /// `<Module.Class 0x…>`. The address is left out, so that the same input gives the same words.
  private static func pointer(_ object: AnyObject) -> String {
    "<\(ClassTable.qualifiedName(Swift.type(of: object))) 0x…>"
  }
}

/// `Optional<Optional<T>>` as `Any?`, without the inner optional.
private func flattened(_ value: Any?) -> Any? {
  guard let value else { return nil }
  guard let optional = value as? any OptionalValue else { return value }
  return flattened(optional.wrapped)
}

protocol OptionalValue {
  var wrapped: Any? { get }
  static var wrappedType: Any.Type { get }
  static func make(_ value: Any?) -> Any
}

extension Optional: OptionalValue {
  var wrapped: Any? { self }
  static var wrappedType: Any.Type { Wrapped.self }
  static func make(_ value: Any?) -> Any { (value as? Wrapped) as Any }
}
