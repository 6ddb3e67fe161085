import CoreGraphics

/// How an animated value becomes a transform.
open class CAValueFunction: NSObject {
  /// The function of that name.
  public init?(name: CAValueFunctionName) { self.name = name }

  /// The function's name.
  public let name: CAValueFunctionName
}
