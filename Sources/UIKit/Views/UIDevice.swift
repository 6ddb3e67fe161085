/// The previewed device.
@preconcurrency @MainActor open class UIDevice: NSObject {
  /// How the device is held.
  public enum Orientation: Int, Sendable {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    case landscapeLeft = 3
    case landscapeRight = 4
    case faceUp = 5
    case faceDown = 6

    /// Whether it is upright.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether it lies on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether it lies flat.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
  }

  /// How the battery is.
  public enum BatteryState: Int, Sendable {
    case unknown = 0
    case unplugged = 1
    case charging = 2
    case full = 3
  }

  private static let only = UIDevice(only: ())
  private nonisolated init(only: Void) { super.init() }

  /// Posted when the device is turned. It is not turned at design time.
  public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")

  /// The device.
  open class var current: UIDevice { only }
  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.mainTraits.userInterfaceIdiom }
  /// `iPhone` or `iPad`.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The same as `model`.
  open var localizedModel: String { model }
  /// The same as `model`.
  open var name: String { model }
  /// The name of the system.
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The version of iOS that UIKit here is shaped after.
  open var systemVersion: String { "17.0" }
  /// How the device is held.
  open var orientation: Orientation {
    let size = UIScreen.description.bounds.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }
  /// An identifier of zeros, the same on every machine.
  open var identifierForVendor: UUID? { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  /// Whether the battery is watched. Stored only.
  open var isBatteryMonitoringEnabled = false
  /// Unknown at design time.
  open var batteryState: BatteryState { .unknown }
  /// -1: unknown at design time.
  open var batteryLevel: Float { -1 }
  /// Whether the distance to a face is watched. Stored only.
  open var isProximityMonitoringEnabled = false
  /// Whether there is more than one thing at a time.
  open var isMultitaskingSupported: Bool { true }
  /// Does nothing at design time.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Does nothing at design time.
  open func endGeneratingDeviceOrientationNotifications() {}
  /// Does nothing at design time.
  open func playInputClick() {}
}

/// The kind of the previewed device.
@MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
