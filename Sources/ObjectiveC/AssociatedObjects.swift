import Foundation

/// How an associated object is held.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// Gives an object a value under a key; `nil` takes it away. An assigned value is held weakly.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.set(value, of: object as AnyObject, key, isWeak: policy == .OBJC_ASSOCIATION_ASSIGN)
}

/// The value that an object was given under a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.value(of: object as AnyObject, key)
}

/// Takes every value from an object.
public func objc_removeAssociatedObjects(_ object: Any) { AssociatedObjects.removeAll(of: object as AnyObject) }

/// Values by object. An entry counts only while its own object lives, so that a later object at the same address does
/// not inherit it.
private enum AssociatedObjects {
  private struct Entry {
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: Value] = [:]
  }

  private struct Value {
    var held: Any?
    weak var assigned: AnyObject?
  }

  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
  nonisolated(unsafe) private static var countAtNextSweep = 64
  private static let lock = NSLock()

  static func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    lock.withLock {
      guard let entry = entries[ObjectIdentifier(object)], entry.owner === object else { return nil }
      return entry.values[key].flatMap { $0.held ?? $0.assigned }
    }
  }

  static func set(_ value: Any?, of object: AnyObject, _ key: UnsafeRawPointer, isWeak: Bool) {
    // What is replaced may run a `deinit` that comes back here, so it is let go outside the lock.
    var replaced: Any?
    lock.withLock {
      let known = entries[ObjectIdentifier(object)]
      var entry = known?.owner === object ? known ?? Entry(owner: object) : Entry(owner: object)
      replaced = (known, entry.values[key])
      entry.values[key] = value.map { isWeak ? Value(assigned: $0 as AnyObject) : Value(held: $0) }
      entries[ObjectIdentifier(object)] = entry
    }
    withExtendedLifetime(replaced) { sweep() }
  }

  static func removeAll(of object: AnyObject) {
    let removed = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(object)) }
    withExtendedLifetime(removed) {}
  }

  /// Lets go of what dead objects held, now and then.
  private static func sweep() {
    let dead: [Entry] = lock.withLock {
      guard entries.count >= countAtNextSweep else { return [] }
      let dead = entries.values.filter { $0.owner == nil }
      entries = entries.filter { $0.value.owner != nil }
      countAtNextSweep = max(64, entries.count * 2)
      return dead
    }
    withExtendedLifetime(dead) {}
  }
}
