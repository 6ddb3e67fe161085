import Foundation

/// The last bytes of a stream, as text. Thread-safe.
final class BoundedText: @unchecked Sendable {
  private let lock = NSLock()
  private let limit: Int
  private var bytes = Data()

  /// Keeps the last `limit` bytes.
  init(limit: Int) { self.limit = limit }

  /// What is kept, with everything that is no UTF-8 replaced.
  var text: String { lock.withLock { String(decoding: bytes, as: UTF8.self) } }

  /// Adds bytes, dropping the oldest beyond the limit.
  func append(_ data: Data) {
    lock.withLock { bytes = Data((bytes + data).suffix(limit)) }
  }
}
