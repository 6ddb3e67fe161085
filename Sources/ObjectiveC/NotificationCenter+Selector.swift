import Foundation

extension NotificationCenter {
  /// Has a method of `observer` called for each notification of that name and object, as long as the observer lives.
  public func addObserver(_ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?) {
    nonisolated(unsafe) weak let observer = observer as AnyObject
    _ = addObserver(forName: name, object: object, queue: nil) { notification in
      if let observer { send(selector, to: observer, notification) }
    }
  }
}
