/// An exception that UIKit raises while nibs are loaded. Swift cannot catch one, so as in an app it ends the process,
/// which here draws one preview; the host reads the words.
enum NibException {
  /// A key that names no property.
  static let unknownKey = "NSUnknownKeyException"
  /// Something that UIKit asserts.
  static let inconsistency = "NSInternalInconsistencyException"
  /// An argument that cannot be used.
  static let invalidArgument = "NSInvalidArgumentException"

  /// Raises an exception in UIKit's words.
  static func raise(_ name: String, _ reason: String) -> Never {
    fatalError("*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'")
  }
}
