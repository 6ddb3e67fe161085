/// What a navigation bar shows for one controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, @preconcurrency NSCoding, @preconcurrency KeyValueCoding {
  /// Makes an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Makes an item out of a nib.
  public required init?(coder: NSCoder) {
    super.init()
    (coder as? UINibDecoder)?.configure(self)
  }

  /// Archives the item. Nothing is archived at design time.
  open func encode(with coder: NSCoder) {}

  /// The title.
  open var title: String? { didSet { changed() } }
  /// A view in place of the title.
  open var titleView: UIView? { didSet { changed() } }
  /// A line above the bar's content. Stored only.
  open var prompt: String?
  /// The button that leads back here.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
  /// The text of the button that leads back here.
  open var backButtonTitle: String? { didSet { changed() } }
  /// Whether the button that leads back is left out.
  open var hidesBackButton = false { didSet { changed() } }
  /// Whether the button that leads back stays beside others.
  open var leftItemsSupplementBackButton = false { didSet { changed() } }
  /// The buttons at the leading side, outermost first.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// The buttons at the trailing side, outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// The outermost button at the leading side.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The outermost button at the trailing side.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// Sets the outermost button at the leading side.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the outermost button at the trailing side.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// Sets the buttons at the leading side.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets the buttons at the trailing side.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  /// Sets whether the button that leads back is left out.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
  /// When the title is large.
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic { didSet { changed() } }

  /// Hears that what the item shows has changed.
  var onChange: (() -> Void)?
  private func changed() { onChange?() }

  /// Called after the item has been made from a nib.
  open func awakeFromNib() {}
  /// Reads a property.
  open func value(forKey key: String) -> Any? { KeyValueCoder.value(of: self, forKey: key) }
  /// Writes a property.
  open func setValue(_ value: Any?, forKey key: String) { KeyValueCoder.set(value, of: self, forKey: key) }
  /// Reads along a path.
  open func value(forKeyPath path: String) -> Any? { KeyValueCoder.value(of: self, forKeyPath: path) }
  /// Writes along a path.
  open func setValue(_ value: Any?, forKeyPath path: String) { KeyValueCoder.set(value, of: self, forKeyPath: path) }
  /// Called for a key that names no property.
  open func value(forUndefinedKey key: String) -> Any? { KeyValueCoder.valueForUndefinedKey(key, of: self) }
  /// Called for a key that names no property.
  open func setValue(_ value: Any?, forUndefinedKey key: String) { KeyValueCoder.setForUndefinedKey(key, of: self) }
}
