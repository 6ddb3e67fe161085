extension UIControl {
  /// What can happen to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// A bit an event.
    public let rawValue: UInt

    /// Makes a set of events from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger touches the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger touches the control again.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger comes into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger leaves the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger is lifted inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger is lifted outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system takes the touch away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The control's value changes.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control does what it is for.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control opens a menu.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing begins in a text field.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text of a text field changes.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ends in a text field.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ends in a text field by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touches.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All editing.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// Bits for the app's own use.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Bits of the system.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}
