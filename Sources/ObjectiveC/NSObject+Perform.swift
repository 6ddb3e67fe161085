import Foundation

extension NSObject {
  /// Nothing: what `perform(_:with:afterDelay:)` asks for later is not done at design time.
  public class func cancelPreviousPerformRequests(withTarget target: Any) {}

  /// Nothing: what `perform(_:with:afterDelay:)` asks for later is not done at design time.
  public class func cancelPreviousPerformRequests(
    withTarget target: Any, selector: Selector, object: Any? = nil
  ) {}
}
