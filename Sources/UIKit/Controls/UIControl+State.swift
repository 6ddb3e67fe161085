extension UIControl {
  /// The states that a control's look depends on.
  public struct State: OptionSet, Hashable, Sendable {
    /// A bit a state.
    public let rawValue: UInt

    /// Makes a state from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Enabled, and nothing else.
    public static let normal = State([])
    /// Being pressed.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Not taking any input.
    public static let disabled = State(rawValue: 1 << 1)
    /// Chosen.
    public static let selected = State(rawValue: 1 << 2)
    /// Having the focus. No control has it here.
    public static let focused = State(rawValue: 1 << 3)
    /// Bits for the app's own use.
    public static let application = State(rawValue: 0x00FF_0000)
    /// Bits of the system.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }
}
