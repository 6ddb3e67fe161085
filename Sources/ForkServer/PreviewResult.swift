import Foundation
import PreviewMessages

/// What a child answers.
public struct PreviewResult {
  /// What is said.
  public var reply: PreviewReply
  /// A whole PNG, or empty.
  public var picture: Data
  /// A look at something that may crash or hang, which must not cost the picture: done once the answer is out. What it
  /// finds is added to the reply.
  public var afterthought: (@MainActor () -> [PreviewDiagnostic])?

  /// An answer.
  public init(
    _ reply: PreviewReply, picture: Data = Data(), afterthought: (@MainActor () -> [PreviewDiagnostic])? = nil
  ) {
    self.reply = reply
    self.picture = picture
    self.afterthought = afterthought
  }
}
