import CoreGraphics

/// The key of the time of implicit animations in a transaction.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of whether a transaction does no implicit animations.
public let kCATransactionDisableActions = "disableActions"
/// The key of the timing of implicit animations in a transaction.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of what is called when the animations of a transaction have ended.
public let kCATransactionCompletionBlock = "completionBlock"

/// A group of changes to layers. Changes take effect at once here, without being animated.
open class CATransaction: NSObject {
  private struct Level {
    var values: [String: Any] = [:]
    var hasAnimations = false
  }

  /// Each thread has transactions of its own.
  private static var levels: [Level] {
    get { Thread.current.threadDictionary["CATransaction"] as? [Level] ?? [Level()] }
    set { Thread.current.threadDictionary["CATransaction"] = newValue }
  }

  /// Begins a transaction inside the current one.
  open class func begin() { levels.append(Level()) }

  /// Ends the current transaction. Its completion block is called if no animation was added in it: those that were
  /// never end, as no time passes.
  open class func commit() {
    guard levels.count > 1, let level = levels.popLast() else { return }
    if level.hasAnimations { noteAnimation() }
    if !level.hasAnimations, let completion = level.values[kCATransactionCompletionBlock] as? () -> Void {
      completion()
    }
  }

  /// Does nothing: there is nothing that waits to be committed.
  open class func flush() {}

  /// Does nothing: layers are used by one thread.
  open class func lock() {}

  /// Does nothing: layers are used by one thread.
  open class func unlock() {}

  /// The time of implicit animations, in seconds.
  open class func animationDuration() -> CFTimeInterval {
    number(value(forKey: kCATransactionAnimationDuration) ?? 0.25).map(Double.init) ?? 0.25
  }

  /// Sets the time of implicit animations, in seconds. Stored only.
  open class func setAnimationDuration(_ dur: CFTimeInterval) { setValue(dur, forKey: kCATransactionAnimationDuration) }

  /// The timing of implicit animations.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
  }

  /// Sets the timing of implicit animations. Stored only.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    setValue(function, forKey: kCATransactionAnimationTimingFunction)
  }

  /// Whether implicit animations are off.
  open class func disableActions() -> Bool { value(forKey: kCATransactionDisableActions) as? Bool ?? false }

  /// Sets whether implicit animations are off. There are none here in any case.
  open class func setDisableActions(_ flag: Bool) { setValue(flag, forKey: kCATransactionDisableActions) }

  /// What is called when the animations of the transaction have ended.
  open class func completionBlock() -> (() -> Void)? {
    levels.last?.values[kCATransactionCompletionBlock] as? () -> Void
  }

  /// Sets what is called when the animations of the transaction have ended. See `commit()`.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    levels[levels.count - 1].values[kCATransactionCompletionBlock] = block
  }

  /// What was set under the key in this transaction or one around it.
  open class func value(forKey key: String) -> Any? { levels.reversed().lazy.compactMap { $0.values[key] }.first }

  /// Sets a value under the key, for this transaction.
  open class func setValue(_ anObject: Any?, forKey key: String) { levels[levels.count - 1].values[key] = anObject }

  /// Remembers that the current transaction has an animation.
  static func noteAnimation() { levels[levels.count - 1].hasAnimations = true }
}
