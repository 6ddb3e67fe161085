import InterfaceBuilder

/// A nib: a document out of which objects can be made, any number of times.
@preconcurrency @MainActor open class UINib: NSObject {
  /// What else `instantiate` can be told.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Objects that placeholders in the nib stand for, by the placeholder's identifier: `[String: Any]`.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let document: @MainActor () -> InterfaceDocument
  private let bundle: Bundle?

  /// The nib of that name, without an extension; `nil` for the bundle stands for the main one. As in UIKit, a missing
  /// nib is noticed only when it is instantiated.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    bundle = bundleOrNil
    document = { NibLocator.document(named: name, extension: "xib", in: bundleOrNil) }
    super.init()
  }

  /// The nib in bytes: here those of a .xib document.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    bundle = bundleOrNil
    document = {
      do {
        return try InterfaceDocument(data: data)
      } catch {
        NibException.raise(NibException.inconsistency, "\(error)")
      }
    }
    super.init()
  }

  /// Makes the nib's objects and gives those at the top, without the placeholders. `ownerOrNil` is what File's Owner
  /// in the document stands for.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil) -> [Any] {
    let external = optionsOrNil?[.externalObjects] as? [String: Any]
    let loader = DocumentLoader(document(), bundle: NibLocator.bundle(bundle))
    return loader.instantiate(owner: ownerOrNil, externalObjects: external ?? [:])
  }
}
