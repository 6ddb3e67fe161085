import PreviewMessages

/// What a child writes to its answer pipe, one to a frame.
package enum ChildMessage: Codable {
  /// The answer; the picture is the frame's payload. More follows unless it is final.
  case answer(PreviewReply, isFinal: Bool)
  /// More to tell the user. Always final.
  case addition([PreviewDiagnostic])
}
