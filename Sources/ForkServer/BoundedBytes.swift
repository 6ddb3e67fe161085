import Foundation
import PreviewMessages

/// The first bytes of a stream, and whether there were more.
struct BoundedBytes {
  /// How many bytes are kept.
  let limit: Int
  private(set) var bytes = Data()
  private(set) var isCut = false

  init(limit: Int) { self.limit = limit }

  /// Adds what fits.
  mutating func append(_ data: Data) {
    let room = limit - bytes.count
    isCut = isCut || data.count > room
    bytes.append(data.prefix(room))
  }

  /// Takes the next whole frame out of the bytes.
  mutating func takeFrame(limit: Int) throws -> MessageFrame? {
    try MessageFrame.next(from: &bytes, limit: limit)
  }

  /// The bytes as text: what is no UTF-8 is replaced, control characters but tabs and line ends are left out.
  var text: String {
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars.filter {
      $0 == "\n" || $0 == "\t" || $0.properties.generalCategory != .control
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
