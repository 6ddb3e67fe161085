/// What a tab bar shows for one controller.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// A tab with a meaning that the system knows.
  public enum SystemItem: Int, Sendable {
    case more = 0
    case favorites = 1
    case featured = 2
    case topRated = 3
    case recents = 4
    case contacts = 5
    case history = 6
    case bookmarks = 7
    case search = 8
    case downloads = 9
    case mostRecent = 10
    case mostViewed = 11

    /// The text in English.
    var title: String {
      switch self {
      case .more: "More"
      case .favorites: "Favorites"
      case .featured: "Featured"
      case .topRated: "Top Rated"
      case .recents: "Recents"
      case .contacts: "Contacts"
      case .history: "History"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .downloads: "Downloads"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      }
    }
  }

  /// Makes an empty tab.
  public override init() { super.init() }
  /// Makes a tab out of a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// A tab with text and picture.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }
  /// A tab with text and a picture for each state.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
  /// A tab with a meaning. The box of missing symbols stands for its picture.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    title = systemItem.title
    image = MissingSymbol.image(configuration: nil)
    self.tag = tag
  }

  /// The picture while the tab is chosen.
  open var selectedImage: UIImage? { didSet { changed() } }
  /// The text in the badge.
  open var badgeValue: String? { didSet { changed() } }
  /// The colour of the badge.
  open var badgeColor: UIColor? { didSet { changed() } }
  /// How far the title is moved, in points.
  open var titlePositionAdjustment: UIOffset = .zero { didSet { changed() } }
}
