/// Assistive technology. None runs at design time.
public enum UIAccessibility {
  /// What may be announced.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Announces something. Does nothing at design time.
  public static func post(notification: Notification, argument: Any?) {}
  /// False at design time.
  public static var isVoiceOverRunning: Bool { false }
  /// False at design time.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether the previewed text is bold.
  public static var isBoldTextEnabled: Bool { UITraitCollection.current.legibilityWeight == .bold }
  /// False at design time.
  public static var isReduceMotionEnabled: Bool { false }
  /// False at design time.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether the previewed contrast is high.
  public static var isDarkerSystemColorsEnabled: Bool { UITraitCollection.current.accessibilityContrast == .high }
  /// False at design time.
  public static var isInvertColorsEnabled: Bool { false }
  /// False at design time.
  public static var isGrayscaleEnabled: Bool { false }
}
