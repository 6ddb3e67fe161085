import Foundation

extension Timer {
  /// A timer that calls a method of `target`, which it holds. The method is given the timer; `userInfo` is not kept.
  public convenience init(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    nonisolated(unsafe) let target = target as AnyObject
    self.init(timeInterval: timeInterval, repeats: repeats) { send(selector, to: target, $0) }
  }

  /// A timer on the current run loop that calls a method of `target`, which it holds. The method is given the timer;
  /// `userInfo` is not kept.
  @discardableResult
  public class func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: timeInterval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}

/// Calls the method of a selector that the class tables know of `target`; nothing where they know none.
func send(_ selector: Selector, to target: AnyObject, _ argument: Any?) {
  _ = ClassTable.method(selector, of: type(of: target))?(target, [argument])
}
