import Foundation

/// One message on the wire: the lengths of its two parts as little-endian 32-bit numbers, a JSON object, and bytes that
/// belong to it (a picture, or none).
public struct MessageFrame: Sendable {
  /// The greatest length of either part; a longer one is an error, so that a lying peer cannot exhaust memory.
  public static let greatestLength = 256 << 20
  /// The length of what precedes the parts.
  public static let headerLength = 8

  public var json: Data
  public var payload: Data

  /// A frame of these parts.
  public init(json: Data, payload: Data = Data()) {
    self.json = json
    self.payload = payload
  }

  /// A frame of a message and the bytes that go with it.
  public init(_ message: some Encodable, payload: Data = Data()) throws {
    self.init(json: try JSONEncoder().encode(message), payload: payload)
  }

  /// The bytes to write.
  public var bytes: Data {
    var data = Data(capacity: Self.headerLength + json.count + payload.count)
    for length in [json.count, payload.count] {
      withUnsafeBytes(of: UInt32(length).littleEndian) { data.append(contentsOf: $0) }
    }
    data.append(json)
    data.append(payload)
    return data
  }

  /// The first whole frame at the start of `buffer`, which is removed from it; `nil` where more bytes are needed.
  /// Throws ``MessageFrameError`` where a part claims more than `limit` bytes.
  public static func next(from buffer: inout Data, limit: Int = greatestLength) throws -> MessageFrame? {
    guard buffer.count >= headerLength else { return nil }
    let json = length(in: buffer, at: 0)
    let payload = length(in: buffer, at: 4)
    guard json <= limit, payload <= limit else { throw MessageFrameError.tooLong(max(json, payload), limit: limit) }
    let end = headerLength + json + payload
    guard buffer.count >= end else { return nil }
    let start = buffer.startIndex
    let frame = MessageFrame(
      json: Data(buffer[(start + headerLength)..<(start + headerLength + json)]),
      payload: Data(buffer[(start + headerLength + json)..<(start + end)]))
    buffer = Data(buffer.dropFirst(end))
    return frame
  }

  /// The message in the frame.
  public func decode<Message: Decodable>(_ type: Message.Type) throws -> Message {
    try JSONDecoder().decode(type, from: json)
  }

  private static func length(in buffer: Data, at offset: Int) -> Int {
    let start = buffer.startIndex + offset
    return (0..<4).reduce(0) { $0 | Int(buffer[start + $1]) << (8 * $1) }
  }
}

/// Why bytes are no frame.
public enum MessageFrameError: Error, CustomStringConvertible {
  /// A part claims this length, in bytes.
  case tooLong(Int, limit: Int)

  public var description: String {
    switch self {
    case .tooLong(let length, let limit): "a message claims \(length) bytes, more than \(limit)"
    }
  }
}
