import Foundation
import PreviewMessages

/// A reply and the picture that came with it.
public struct HostAnswer: Sendable {
  /// What the host says.
  public var reply: PreviewReply
  /// A whole PNG, or empty where nothing was drawn.
  public var picture: Data
}
