import InterfaceBuilder

/// The coder that `init(coder:)` of a nib's object receives.
///
/// UIKit's classes take what the document says from it; a component's own keys are not in a document, so every
/// `decode…(forKey:)` finds nothing, as with a real nib.
@preconcurrency @MainActor
open class UINibDecoder: NSCoder {
  private var element: InterfaceElement?
  private var loader: DocumentLoader?
  private weak var configured: AnyObject?
  private var frame: CGRect?

  /// A coder with nothing in it but a view's frame, in points: what a class is decoded from that is drawn without a
  /// document.
  package static func empty(frame: CGRect? = nil) -> UINibDecoder {
    let coder = UINibDecoder(nil, nil)
    coder.frame = frame
    return coder
  }

  init(_ element: InterfaceElement?, _ loader: DocumentLoader?) {
    super.init()
    self.element = element
    self.loader = loader
  }

  /// Sets what the document says of an object that is being decoded. UIKit's own `init(coder:)` call it; a component
  /// reaches it through `super.init(coder:)`.
  func configure(_ object: AnyObject) {
    guard configured !== object else { return }
    if let frame { (object as? UIView)?.frame = frame }
    guard let element, let loader else { return }
    configured = object
    loader.configure(object, from: element)
  }

  open override nonisolated var allowsKeyedCoding: Bool { true }
  open override nonisolated func containsValue(forKey key: String) -> Bool { false }
  open override nonisolated func decodeObject(forKey key: String) -> Any? { nil }
  open override nonisolated func decodeBool(forKey key: String) -> Bool { false }
  open override nonisolated func decodeInteger(forKey key: String) -> Int { 0 }
  open override nonisolated func decodeInt32(forKey key: String) -> Int32 { 0 }
  open override nonisolated func decodeInt64(forKey key: String) -> Int64 { 0 }
  open override nonisolated func decodeFloat(forKey key: String) -> Float { 0 }
  open override nonisolated func decodeDouble(forKey key: String) -> Double { 0 }
  open override nonisolated func decodeObject<DecodedObjectType>(
    of cls: DecodedObjectType.Type, forKey key: String
  ) -> DecodedObjectType? where DecodedObjectType: NSObject, DecodedObjectType: NSCoding { nil }
  open override nonisolated func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? { nil }
  open override nonisolated func encode(_ object: Any?, forKey key: String) {}
  open override nonisolated func encode(_ value: Bool, forKey key: String) {}
  open override nonisolated func encode(_ value: Int, forKey key: String) {}
  open override nonisolated func encode(_ value: Float, forKey key: String) {}
  open override nonisolated func encode(_ value: Double, forKey key: String) {}
}
