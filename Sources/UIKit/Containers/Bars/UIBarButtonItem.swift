/// A button of a navigation bar or toolbar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// How the button looks.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2

    /// The same as `plain` since iOS 8.
    public static var bordered: Style { .plain }
  }

  /// A button with a meaning that the system knows.
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    case flexibleSpace = 5
    case fixedSpace = 6
    case compose = 7
    case reply = 8
    case action = 9
    case organize = 10
    case bookmarks = 11
    case search = 12
    case refresh = 13
    case stop = 14
    case camera = 15
    case trash = 16
    case play = 17
    case pause = 18
    case rewind = 19
    case fastForward = 20
    case undo = 21
    case redo = 22
    case pageCurl = 23
    case close = 24
  }

  /// The meaning, where the system knows it.
  package var systemItem: SystemItem?

  /// Makes an empty button.
  public override init() { super.init() }
  /// Makes a button out of a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// A button with a picture.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }
  /// A button with a text.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }
  /// A button with a meaning.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    self.systemItem = systemItem
    style = systemItem == .done ? .done : .plain
    self.target = target as AnyObject?
    self.action = action
  }
  /// A view of one's own.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// A gap as wide as there is room.
  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }
  /// A gap of that width, in points.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }

  /// How the button looks.
  open var style: Style = .plain { didSet { changed() } }
  /// The width in points; that of the content where 0.
  open var width: CGFloat = 0 { didSet { changed() } }
  /// Texts of which the longest decides the width. Stored only.
  open var possibleTitles: Set<String>?
  /// A view in place of the button.
  open var customView: UIView? { didSet { changed() } }
  /// Whose method is called.
  open weak var target: AnyObject?
  /// The method that is called.
  open var action: Selector?
  /// The colour of the button; that of the bar where none is set.
  open var tintColor: UIColor? { didSet { changed() } }
}
