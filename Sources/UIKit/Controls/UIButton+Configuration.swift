extension UIButton {
  /// The look of a button, all at once.
  @MainActor public struct Configuration {
    /// How large the button's text and insets are.
    public enum Size: Int, Sendable {
      case medium = 0
      case small = 1
      case mini = 2
      case large = 3
    }

    /// How round the background's corners are.
    public enum CornerStyle: Int, Sendable {
      /// As the background says, whatever its size.
      case fixed = -1
      /// As the background says, in proportion to the size of text.
      case dynamic = 0
      case small = 1
      case medium = 2
      case large = 3
      /// Half the height.
      case capsule = 4
    }

    /// How title and subtitle are aligned.
    public enum TitleAlignment: Int, Sendable {
      case automatic = 0
      case leading = 1
      case center = 2
      case trailing = 3
    }

    /// How the button looks on a Mac. Stored only.
    public enum MacIdiomStyle: Int, Sendable {
      case automatic = 0
      case bordered = 1
      case borderless = 2
      case borderlessTinted = 3
    }

    /// The kinds of look.
    enum Style {
      case plain, tinted, gray, filled
    }

    let style: Style

    /// A look with the tint as the text's colour and no background.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// A look with a faint background in the tint.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// A look with a grey background.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// A look with a background in the tint.
    public static func filled() -> Configuration { Configuration(style: .filled) }
    /// As `plain()`.
    public static func borderless() -> Configuration { Configuration(style: .plain) }
    /// As `gray()`.
    public static func bordered() -> Configuration { Configuration(style: .gray) }
    /// As `tinted()`.
    public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
    /// As `filled()`.
    public static func borderedProminent() -> Configuration { Configuration(style: .filled) }

    /// What is behind title and image.
    public var background = UIBackgroundConfiguration.button()
    /// How round the background's corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// How large text and insets are.
    public var buttonSize = Size.medium {
      didSet { if !hasOwnInsets { contentInsets = Self.insets(buttonSize) } }
    }
    /// How the button looks on a Mac. Stored only.
    public var macIdiomStyle = MacIdiomStyle.automatic
    /// The colour of title and image; the style's where `nil`.
    public var baseForegroundColor: UIColor?
    /// The colour of the background; the style's where `nil`.
    public var baseBackgroundColor: UIColor?
    /// The image.
    public var image: UIImage?
    /// Changes the image's colour. Stored only.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The size and weight of symbols. Stored only: there are no symbols.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether an activity indicator is in the image's place.
    public var showsActivityIndicator = false
    /// Changes the indicator's colour. Stored only.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// The title.
    public var title: String?
    /// The title with attributes. Its characters are shown; its attributes are not.
    public var attributedTitle: AttributedString?
    /// The smaller text below the title.
    public var subtitle: String?
    /// The smaller text with attributes. Its characters are shown; its attributes are not.
    public var attributedSubtitle: AttributedString?
    /// How title and subtitle are aligned.
    public var titleAlignment = TitleAlignment.automatic
    /// What becomes of a title that is too long.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Whether there is a mark that the button opens a menu. Stored only.
    public var indicator = Indicator.automatic
    /// The room around title and image, in points.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12) {
      didSet { hasOwnInsets = contentInsets != Self.insets(buttonSize) }
    }
    /// The side of the title that the image is on.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The points between image and title.
    public var imagePadding: CGFloat = 0
    /// The points between title and subtitle.
    public var titlePadding: CGFloat = 1
    /// Whether the configuration follows the state by itself.
    public var automaticallyUpdateForSelection = true

    private var hasOwnInsets = false
    /// The title's font where a document gives one, in place of that of the button's size.
    var givenTitleFont: UIFont?

    init(style: Style) { self.style = style }

    /// The configuration as it is in the button's state.
    public func updated(for button: UIButton) -> Configuration { self }

    /// Sets the insets to those of the button's size.
    public mutating func setDefaultContentInsets() {
      hasOwnInsets = false
      contentInsets = Self.insets(buttonSize)
    }
  }
}

extension UIButton.Configuration {
  /// A mark that a button opens a menu.
  public enum Indicator: Int, Sendable {
    case automatic = 0
    case none = 1
    case popup = 2
  }

  /// The insets of each size: those of medium are 7 and 12, as stored frames show; the others from memory of iOS 15.
  static func insets(_ size: Size) -> NSDirectionalEdgeInsets {
    switch size {
    case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }
}
