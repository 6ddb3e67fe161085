/// An entry of a menu, or an action of a control. No menu is opened in a preview.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// What an action is like apart from its text and picture.
  public struct Attributes: OptionSet, Sendable {
    /// A bit an attribute.
    public let rawValue: UInt

    /// Makes attributes from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The mark beside an entry.
  public enum State: Int, Sendable {
    case off = 0
    case on = 1
    case mixed = 2
  }

  /// The text.
  open fileprivate(set) var title: String
  /// The smaller text below.
  open var subtitle: String?
  /// The picture.
  open fileprivate(set) var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }

  func setTitle(_ title: String) { self.title = title }

  func setImage(_ image: UIImage?) { self.image = image }
}
