import Foundation
import PreviewMessages

/// What one child does: a request, and what is known from earlier children that failed at it.
public struct PreviewTask: Sendable {
  /// What is asked for.
  public var request: PreviewRequest
  /// Objects of the document whose code failed in an earlier child. They are to be left out, and reported.
  public var failedObjects: [ObjectFailure] = []
}

/// An object of a document whose code crashed or hung.
public struct ObjectFailure: Sendable, Hashable {
  /// Its id in the document.
  public var object: String
  /// What happened, with the place in the code where that is known.
  public var diagnostic: PreviewDiagnostic
}

/// What a child answers.
public struct PreviewResult: Sendable {
  /// What is said.
  public var reply: PreviewReply
  /// A whole PNG, or empty.
  public var picture: Data

  /// An answer.
  public init(_ reply: PreviewReply, picture: Data = Data()) {
    self.reply = reply
    self.picture = picture
  }
}
