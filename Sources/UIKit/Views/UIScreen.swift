/// The screen of the previewed device.
@preconcurrency @MainActor open class UIScreen: NSObject, UITraitEnvironment {
  /// What the host says the device's screen is like.
  package struct Description: Sendable {
    /// In points.
    package var bounds = CGRect(x: 0, y: 0, width: 375, height: 667)
    /// Pixels in a point.
    package var scale: CGFloat = 2
    /// What is specified here wins over what the size of the screen says.
    package var traits = UITraitCollection()
    /// The safe area of a window as large as the screen, in points.
    package var safeAreaInsets = UIEdgeInsets.zero

    package init() {}
  }

  /// The screen as the host wants it. Set before anything of the component runs.
  nonisolated(unsafe) package static var description = Description() {
    didSet { traits = nil }
  }

  nonisolated(unsafe) private static var traits: UITraitCollection?

  /// The traits of the main screen.
  package nonisolated static var mainTraits: UITraitCollection {
    if let traits { return traits }
    let made = UITraitCollection(values: standardTraits.overridden(by: description.traits.values))
    traits = made
    return made
  }

  /// What a device of that size says of itself. Size classes after Apple's table of devices: phones are compact across
  /// upright, and regular across only when 736 points or more lie on their side (414-point phones).
  private nonisolated static var standardTraits: UITraitCollection.Values {
    let size = description.bounds.size
    let isPad = min(size.width, size.height) >= 744
    let isLandscape = size.width > size.height
    var values = UITraitCollection.Values()
    values.userInterfaceIdiom = isPad ? .pad : .phone
    values.userInterfaceStyle = .light
    values.layoutDirection = .leftToRight
    values.displayScale = description.scale
    values.horizontalSizeClass = isPad || (isLandscape && size.height >= 414) ? .regular : .compact
    values.verticalSizeClass = isPad || !isLandscape ? .regular : .compact
    values.forceTouchCapability = .unavailable
    values.preferredContentSizeCategory = .large
    values.displayGamut = .SRGB
    values.accessibilityContrast = .normal
    values.userInterfaceLevel = .base
    values.legibilityWeight = .regular
    values.activeAppearance = .active
    return values
  }

  private static let shared = UIScreen(only: ())

  private nonisolated init(only: Void) { super.init() }

  /// The device's screen.
  open class var main: UIScreen { shared }
  /// All screens: the main one.
  open class var screens: [UIScreen] { [shared] }

  /// The screen in points, in its present orientation.
  open var bounds: CGRect { Self.description.bounds }
  /// The screen in pixels, upright.
  open var nativeBounds: CGRect {
    let size = bounds.size
    let width = min(size.width, size.height)
    let height = max(size.width, size.height)
    return CGRect(x: 0, y: 0, width: width * scale, height: height * scale)
  }
  /// Pixels in a point.
  open var scale: CGFloat { Self.description.scale }
  /// Physical pixels in a point; equal to `scale` here.
  open var nativeScale: CGFloat { scale }
  /// The backlight, 0 to 1. Stored only.
  open var brightness: CGFloat = 0.5
  /// Whether the screen is being recorded; it never is.
  open var isCaptured: Bool { false }
  /// Frames in a second.
  open var maximumFramesPerSecond: Int { 60 }
  /// The traits of the screen.
  open var traitCollection: UITraitCollection { Self.mainTraits }
  /// Called when the traits have changed. They do not change at design time.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The screen's coordinates, in its present orientation.
  open var coordinateSpace: UICoordinateSpace { self }
}
