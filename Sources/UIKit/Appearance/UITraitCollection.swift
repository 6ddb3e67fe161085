/// What a view's surroundings are like: light or dark, how much room, which text size.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  package struct Values: Hashable {
    package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    package var displayScale: CGFloat = 0
    package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var forceTouchCapability = UIForceTouchCapability.unknown
    package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    package var displayGamut = UIDisplayGamut.unspecified
    package var accessibilityContrast = UIAccessibilityContrast.unspecified
    package var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    package var legibilityWeight = UILegibilityWeight.unspecified
    package var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
  }

  package let values: Values

  package init(values: Values) {
    self.values = values
    super.init()
  }

  /// A collection in which nothing is specified.
  public override convenience init() { self.init(values: Values()) }
  /// Nothing but the idiom.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(setting: \.userInterfaceIdiom, to: userInterfaceIdiom)
  }
  /// Nothing but light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(setting: \.userInterfaceStyle, to: userInterfaceStyle)
  }
  /// Nothing but the direction of layout.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(setting: \.layoutDirection, to: layoutDirection)
  }
  /// Nothing but the pixels in a point.
  public convenience init(displayScale: CGFloat) { self.init(setting: \.displayScale, to: displayScale) }
  /// Nothing but the room across.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(setting: \.horizontalSizeClass, to: horizontalSizeClass)
  }
  /// Nothing but the room down.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(setting: \.verticalSizeClass, to: verticalSizeClass)
  }
  /// Nothing but whether the screen feels force.
  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init(setting: \.forceTouchCapability, to: forceTouchCapability)
  }
  /// Nothing but the preferred text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(setting: \.preferredContentSizeCategory, to: preferredContentSizeCategory)
  }
  /// Nothing but the range of colours.
  public convenience init(displayGamut: UIDisplayGamut) { self.init(setting: \.displayGamut, to: displayGamut) }
  /// Nothing but the contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(setting: \.accessibilityContrast, to: accessibilityContrast)
  }
  /// Nothing but the level.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(setting: \.userInterfaceLevel, to: userInterfaceLevel)
  }
  /// Nothing but whether text is bold.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(setting: \.legibilityWeight, to: legibilityWeight)
  }
  /// What the collections say; where two specify a trait, the later one.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(values: collections.reduce(Values()) { $0.overridden(by: $1.values) })
  }

  private convenience init<Value>(setting path: WritableKeyPath<Values, Value>, to value: Value) {
    var values = Values()
    values[keyPath: path] = value
    self.init(values: values)
  }

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// Light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The direction of layout.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// Pixels in a point; 0 where unspecified.
  open var displayScale: CGFloat { values.displayScale }
  /// The room across.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// The room down.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// Whether the screen feels force.
  open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
  /// The preferred text size.
  open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
  /// The range of colours.
  open var displayGamut: UIDisplayGamut { values.displayGamut }
  /// The contrast.
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// The level.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// Whether text is bold.
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  /// Whether the window is active.
  open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }

  /// Whether everything that `trait` specifies is the same here.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.overridden(by: trait.values) == values
  }

  /// Whether dynamic colours may differ between the two.
  open func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return colorAppearance != other.colorAppearance
  }

  private var colorAppearance: [Int] {
    [
      userInterfaceStyle.rawValue, accessibilityContrast.rawValue, userInterfaceLevel.rawValue, displayGamut.rawValue,
      userInterfaceIdiom.rawValue,
    ]
  }

  /// Runs `actions` with this as the current collection.
  open func performAsCurrent(_ actions: () -> Void) {
    let outer = UITraitCollection.current
    UITraitCollection.current = self
    defer { UITraitCollection.current = outer }
    actions()
  }

  nonisolated(unsafe) private static var chosen: UITraitCollection?

  /// The collection that decides dynamic colours where no view does; the screen's until it is set.
  open class var current: UITraitCollection {
    get { chosen ?? UIScreen.mainTraits }
    set { chosen = newValue }
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }
  open override var hash: Int { values.hashValue }
  /// Collections do not change, so this is its own copy.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UITraitCollection.Values {
  /// These values, and where `other` specifies one, that.
  package func overridden(by other: Self) -> Self {
    let nothing = Self()
    var result = self
    func take<Value: Equatable>(_ path: WritableKeyPath<Self, Value>) {
      if other[keyPath: path] != nothing[keyPath: path] { result[keyPath: path] = other[keyPath: path] }
    }
    take(\.userInterfaceIdiom)
    take(\.userInterfaceStyle)
    take(\.layoutDirection)
    take(\.displayScale)
    take(\.horizontalSizeClass)
    take(\.verticalSizeClass)
    take(\.forceTouchCapability)
    take(\.preferredContentSizeCategory)
    take(\.displayGamut)
    take(\.accessibilityContrast)
    take(\.userInterfaceLevel)
    take(\.legibilityWeight)
    take(\.activeAppearance)
    return result
  }
}
