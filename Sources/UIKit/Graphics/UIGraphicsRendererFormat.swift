import CoreGraphics

/// How a renderer's output looks.
open class UIGraphicsRendererFormat: NSObject, NSCopying, @unchecked Sendable {
  /// What is drawn, in points.
  open internal(set) var bounds = CGRect.zero

  /// The format for the previewed screen.
  public required override init() { super.init() }

  /// The format for the previewed screen.
  open class func `default`() -> Self { self.init() }

  /// The format for the previewed screen.
  open class func preferred() -> Self { self.init() }

  /// A copy of everything.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.bounds = bounds
    return copy
  }
}
