/// What a bar shows for one thing.
@preconcurrency @MainActor
open class UIBarItem: NSObject, @preconcurrency NSCoding, UIAppearance,
  @preconcurrency KeyValueCoding
{
  /// Makes an empty item.
  public override init() { super.init() }

  /// Makes an item out of a nib.
  public required init?(coder: NSCoder) {
    super.init()
    (coder as? UINibDecoder)?.configure(self)
  }

  /// Archives the item. Nothing is archived at design time.
  open func encode(with coder: NSCoder) {}

  /// The text.
  open var title: String? { didSet { changed() } }
  /// The picture.
  open var image: UIImage? { didSet { changed() } }
  /// The picture on its side.
  open var landscapeImagePhone: UIImage?
  /// The picture for large text.
  open var largeContentSizeImage: UIImage?
  /// How far the picture is moved, in points.
  open var imageInsets: UIEdgeInsets = .zero { didSet { changed() } }
  /// Whether it can be chosen.
  open var isEnabled = true { didSet { changed() } }
  /// A number to find it by.
  open var tag = 0
  /// A name for tests.
  open var accessibilityIdentifier: String?
  /// What assistive technology calls it.
  open var accessibilityLabel: String?

  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  /// Sets how the text is drawn in a state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state.rawValue] = attributes
    changed()
  }
  /// How the text is drawn in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }

  /// Hears that what the item shows has changed.
  var onChange: (() -> Void)?
  func changed() { onChange?() }

  // MARK: Nibs and key-value coding

  /// Called after the item has been made from a nib.
  open func awakeFromNib() {}
  /// Called when the item is made to be shown by Interface Builder.
  open func prepareForInterfaceBuilder() {}
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
