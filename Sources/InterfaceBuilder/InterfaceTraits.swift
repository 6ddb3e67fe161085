/// The environment that a document's variations are chosen for.
public struct InterfaceTraits: Equatable, Sendable {
  /// A size class.
  public enum SizeClass: String, Sendable {
    case compact
    case regular
  }

  /// The horizontal size class; nil for any, as documents without a device are shown.
  public var width: SizeClass?
  /// The vertical size class; nil for any.
  public var height: SizeClass?
  /// `phone` or `pad`.
  public var idiom: String

  /// An environment of those size classes.
  public init(width: SizeClass? = .compact, height: SizeClass? = .regular, idiom: String = "phone") {
    self.width = width
    self.height = height
    self.idiom = idiom
  }
}
