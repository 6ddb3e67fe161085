import PreviewMessages

/// A line of `events.jsonl`, of `render --json` and of `watch --json`.
public struct PreviewEvent: Encodable, Sendable {
  private let record: PreviewRecord
  private let png: String?

  /// The event that `record` is news of; `folder` is the output folder as the user named it.
  public init(_ record: PreviewRecord, folder: String) {
    self.record = record
    self.png = record.picture.map { folder == "." ? $0 : "\(folder)/\($0)" }
  }

  private enum Key: String, CodingKey {
    case event, preview, status, stale, png, width, height, scale, seconds, intrinsicContentSize, diagnostics
  }

  public func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode("preview", forKey: .event)
    try container.encode(record.preview, forKey: .preview)
    try container.encode(record.status, forKey: .status)
    try container.encode(record.stale, forKey: .stale)
    try container.encode(png, forKey: .png)
    try container.encode(record.width, forKey: .width)
    try container.encode(record.height, forKey: .height)
    try container.encode(record.scale, forKey: .scale)
    try container.encode(record.seconds, forKey: .seconds)
    try container.encode(record.intrinsicContentSize, forKey: .intrinsicContentSize)
    try container.encode(record.diagnostics, forKey: .diagnostics)
  }
}
