import Foundation

/// One lock for all objects: at design time, nothing contends for it.
private let lock = NSRecursiveLock()

/// Begins what one thread at a time may do with an object.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
  lock.lock()
  return 0
}

/// Ends what one thread at a time may do with an object.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
  lock.unlock()
  return 0
}
