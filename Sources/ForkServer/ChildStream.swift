import Foundation
import PreviewMessages

/// One pipe from a child, read as it fills.
struct ChildStream {
  /// The end to read; −1 once everything has been read.
  private(set) var descriptor: Int32
  /// What has been read and kept.
  private(set) var content: BoundedBytes

  init(descriptor: Int32, limit: Int) {
    self.descriptor = descriptor
    content = BoundedBytes(limit: limit)
  }

  var isOpen: Bool { descriptor >= 0 }

  /// Reads once. Returns false where nothing waits.
  @discardableResult
  mutating func read() -> Bool {
    guard isOpen, let data = Descriptors.read(descriptor) else { return false }
    if data.isEmpty {
      close()
      return false
    }
    content.append(data)
    return true
  }

  /// Takes the next whole frame out of what has been read.
  mutating func nextFrame(limit: Int) throws -> MessageFrame? {
    try content.takeFrame(limit: limit)
  }

  /// Reads what waits, and closes. Bounded, since a child that lives could write without end.
  mutating func drain() {
    for _ in 0..<64 where isOpen { if !read() { break } }
    close()
  }

  /// Closes the pipe.
  mutating func close() {
    if isOpen { _ = Glibc.close(descriptor) }
    descriptor = -1
  }
}
