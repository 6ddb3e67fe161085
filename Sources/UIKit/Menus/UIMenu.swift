/// A menu. Stored only: no menu is opened in a preview.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// What a menu is known by.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes an identifier from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Makes an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu is shown.
  public struct Options: OptionSet, Sendable {
    /// A bit an option.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its entries are shown in the menu around it.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One entry at most is marked.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// Its entries are shown as pictures in a row.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// What the menu is known by.
  public let identifier: Identifier
  /// How the menu is shown.
  public let options: Options
  /// The entries.
  public let children: [UIMenuElement]

  /// A menu of entries.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("com.apple.menu.dynamic")
    self.options = options
    self.children = children
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }
}
