import Foundation

/// What is known of one class, with its type erased.
public struct ClassRecord {
  /// The class.
  public let type: AnyClass
  /// The plain name, without the module.
  public let name: String
  /// Properties by name.
  public var properties: [String: PropertyRecord] = [:]
  /// Methods by their Objective-C selector.
  public var methods: [String: (AnyObject, [Any?]) -> Any?] = [:]
  /// Makes an instance with `init(frame:)`.
  public var makeWithFrame: ((CGRect) -> AnyObject)?
  /// Makes an instance with `init()`.
  public var make: (() -> AnyObject)?
  /// Whether the class is marked `@IBDesignable`.
  public var isDesignable = false

  init(type: AnyClass, name: String) {
    self.type = type
    self.name = name
  }

  /// This record with what a later one adds.
  func extended(by other: ClassRecord) -> ClassRecord {
    var result = self
    result.properties.merge(other.properties) { $1 }
    result.methods.merge(other.methods) { $1 }
    result.makeWithFrame = other.makeWithFrame ?? makeWithFrame
    result.make = other.make ?? make
    result.isDesignable = isDesignable || other.isDesignable
    return result
  }
}

/// One property, with the types erased.
public struct PropertyRecord {
  /// The declared type of the value.
  public let valueType: Any.Type
  /// Reads the value of an object.
  public let get: (AnyObject) -> Any?
  /// Writes a value, converted as key-value coding does; false where the value does not fit. Absent where read-only.
  public let set: ((AnyObject, Any?) -> Bool)?
}

/// The classes that key-value coding, nibs and selectors know.
public enum ClassTable {
  /// Components may use key-value coding and selectors on any thread.
  private static let lock = NSLock()
  nonisolated(unsafe) private static var byType: [ObjectIdentifier: ClassRecord] = [:]
  nonisolated(unsafe) private static var byName: [String: AnyClass] = [:]

  /// Makes a class known. A later record of the same class adds to the earlier one, as an extension in another file does;
  /// a later class of the same name replaces the earlier one.
  public static func register(_ record: ClassRecord) {
    let qualified = qualifiedName(record.type)
    lock.withLock {
      let known = byType[ObjectIdentifier(record.type)]
      byType[ObjectIdentifier(record.type)] = known?.extended(by: record) ?? record
      byName[record.name] = record.type
      byName[qualified] = record.type
    }
  }

  /// The class of that name, with or without its module.
  public static func type(named name: String) -> AnyClass? { lock.withLock { byName[name] } }

  /// What is known of exactly that class.
  public static func record(of type: AnyClass) -> ClassRecord? { lock.withLock { byType[ObjectIdentifier(type)] } }

  /// The first answer that `find` gives for the class or an ancestor of it, nearest first.
  public static func first<Answer>(from type: AnyClass, _ find: (ClassRecord) -> Answer?) -> Answer? {
    var next: AnyClass? = type
    while let current = next {
      if let answer = record(of: current).flatMap(find) { return answer }
      next = _getSuperclass(current)
    }
    return nil
  }

  /// The property of that name, also where an ancestor declares it.
  public static func property(_ name: String, of type: AnyClass) -> PropertyRecord? {
    first(from: type) { $0.properties[name] }
  }

  /// The method of that selector, also where an ancestor declares it.
  ///
  /// `#selector(tapped)` names no argument labels, so a selector without colons also finds the one method `tapped…:`.
  public static func method(_ selector: Selector, of type: AnyClass) -> ((AnyObject, [Any?]) -> Any?)? {
    let name = selector.description
    if let exact = first(from: type, { $0.methods[name] }) { return exact }
    guard !name.contains(":") else { return nil }
    return first(from: type) { record in
      record.methods.first { $0.key.hasPrefix("\(name):") || $0.key.hasPrefix("\(name)With") }?.value
    }
  }

  /// `Module.Class`, as UIKit's messages spell a Swift class; UIKit's own classes have no module there.
  public static func qualifiedName(_ type: AnyClass) -> String {
    let full = String(reflecting: type)
    for module in ["UIKit.", "QuartzCore.", "Foundation."] where full.hasPrefix(module) {
      return String(full.dropFirst(module.count))
    }
    return full
  }
}
