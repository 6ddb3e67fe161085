internal import CConfinement
import Foundation

/// Plain calls on file descriptors.
enum Descriptors {
  /// Descriptors of the server itself stand at and above this, so that those of a child (0 to 4) are free to be given.
  static let firstOwn: Int32 = 16

  /// The two ends of a new pipe, closed in programs that are started.
  static func makePipe(capacity: Int32 = 0) -> (reading: Int32, writing: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard confinement_pipe(&ends, capacity) == 0 else { return nil }
    let moved = ends.map(moveUp)
    guard moved.allSatisfy({ $0 >= 0 }) else {
      moved.forEach { _ = $0 >= 0 ? close($0) : 0 }
      return nil
    }
    _ = fcntl(moved[0], F_SETFL, fcntl(moved[0], F_GETFL) | O_NONBLOCK)
    return (moved[0], moved[1])
  }

  /// Moves a descriptor to where the server keeps its own.
  static func moveUp(_ descriptor: Int32) -> Int32 {
    let moved = fcntl(descriptor, F_DUPFD_CLOEXEC, firstOwn)
    close(descriptor)
    return moved
  }

  /// What can be read now, at most `limit` bytes; empty at the end; `nil` where nothing waits.
  static func read(_ descriptor: Int32, limit: Int = 256 << 10) -> Data? {
    let buffer = UnsafeMutableRawPointer.allocate(byteCount: limit, alignment: 1)
    defer { buffer.deallocate() }
    let count = Glibc.read(descriptor, buffer, limit)
    if count < 0 { return errno == EAGAIN || errno == EINTR ? nil : Data() }
    return Data(bytes: buffer, count: count)
  }

  /// Writes everything. False where nobody reads any more.
  @discardableResult
  static func write(_ descriptor: Int32, _ data: Data) -> Bool {
    data.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }
}

extension Slice where Base == UnsafeRawBufferPointer {
  fileprivate var baseAddress: UnsafeRawPointer? { base.baseAddress.map { $0 + startIndex } }
}

/// Seconds of the monotonic clock.
func monotonicSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
