/// An event of pressed buttons. None arrive at design time.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  /// All presses of the event.
  open var allPresses: Set<UIPress> { [] }
}
