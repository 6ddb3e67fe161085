import Foundation

/// The coder that `init(coder:)` of a nib's object receives.
@preconcurrency @MainActor
open class UINibDecoder: NSCoder {
  /// Sets what the document says of an object that is being decoded. UIKit's own `init(coder:)` call it; a component
  /// reaches it through `super.init(coder:)`.
  func configure(_ object: AnyObject) {}
}
