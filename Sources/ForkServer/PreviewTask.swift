import Foundation
import PreviewMessages

/// What one child does: a request, and what is known from earlier children that failed at it.
public struct PreviewTask: Sendable {
  /// What is asked for.
  public var request: PreviewRequest
  /// Objects of the document whose code failed in an earlier child. They are to be left out, and reported.
  public var failedObjects: [ObjectFailure] = []
  /// When the first child began, in monotonic seconds.
  var began = monotonicSeconds()
}

/// An object of a document whose code crashed or hung.
public struct ObjectFailure: Sendable, Hashable {
  /// Its id in the document.
  public var object: String
  /// What happened.
  public var reason: String
  /// Where in the code, innermost first.
  public var addresses: [CodeAddress]
}
