/// What an action does; it is given the action.
public typealias UIActionHandler = (UIAction) -> Void

/// Something that a control or an entry of a menu does.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// What an action is known by.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes an identifier from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Makes an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// What the action is known by; made up where none was given.
  public let identifier: Identifier
  /// A longer text for a list of shortcuts.
  open var discoverabilityTitle: String?
  /// What the action is like.
  open var attributes: UIMenuElement.Attributes
  /// The mark beside the action.
  open var state: UIMenuElement.State
  /// The object that the action was run by, while it is.
  public private(set) var sender: Any?

  private let handler: UIActionHandler
  private static var unnamed = 0

  /// An action with a handler.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    Self.unnamed += identifier == nil ? 1 : 0
    self.identifier = identifier ?? Identifier("com.apple.action.dynamic.\(Self.unnamed)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// The text.
  open override var title: String {
    get { super.title }
    set { setTitle(newValue) }
  }

  /// The picture.
  open override var image: UIImage? {
    get { super.image }
    set { setImage(newValue) }
  }

  /// Runs the handler on behalf of `sender`.
  open func performWithSender(_ sender: Any?, target: Any?) { perform(from: sender) }

  func perform(from sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
