import CInotifyTools
import Foundation

/// Watches a folder and everything below it with inotify.
///
/// libinotifytools has one global instance and static buffers, so one thread does everything with it, from the first
/// call to the last. It watches folders, never files: an atomic save replaces the file, and a watch on it with it.
public final class FileWatcher: @unchecked Sendable {
  /// Nothing for this long, in seconds, and a burst counts as settled.
  public static let quiet: TimeInterval = 0.01
  /// A burst is delivered after this long even if it goes on.
  public static let patience: TimeInterval = 0.5

  private static let ownership = Ownership()
  private let root: String
  private let isIgnored: @Sendable (String) -> Bool
  private let inbox = ChangeInbox()
  private let ended = DispatchSemaphore(value: 0)
  private let stopping = Flag()

  /// Starts watching the folder `root`; paths for which `isIgnored` answers true, and all below them, are left alone.
  /// Throws ``FileWatcherError``.
  public init(root: String, isIgnored: @escaping @Sendable (String) -> Bool = { _ in false }) throws {
    self.root = (root as NSString).standardizingPath
    self.isIgnored = isIgnored
    guard Self.ownership.take() else { throw FileWatcherError.alreadyWatching }
    let started = StartResult()
    let thread = Thread { [self] in run(started) }
    thread.name = "FileWatcher"
    thread.start()
    if let error = started.wait() {
      ended.wait()
      throw error
    }
  }

  /// Waits for something to change, at most `timeout` seconds where there is one; `nil` if nothing did, or once stopped.
  public func next(timeout: TimeInterval? = nil) -> ChangeSet? {
    inbox.take(
      until: timeout.map { Date(timeIntervalSinceNow: $0) }, quiet: Self.quiet, patience: Self.patience)
  }

  /// Has ``next(timeout:)`` return, now and from now on, without waiting for the watching thread.
  public func interrupt() { inbox.close() }

  /// Ends watching, within about a second: libinotifytools cannot be woken earlier.
  public func stop() {
    guard stopping.raise() else { return }
    inbox.close()
    ended.wait()
  }

  private func run(_ started: StartResult) {
    defer {
      Self.ownership.release()
      ended.signal()
    }
    guard inotifytools_initialize() != 0 else {
      return started.set(.noInstance(code: inotifytools_error()))
    }
    defer { inotifytools_cleanup() }
    do {
      try watch(root, reporting: nil)
      started.set(nil)
    } catch {
      return started.set(error)
    }
    while !stopping.isRaised {
      guard let event = inotifytools_next_event(1) else { continue }
      inbox.post(changes(of: event))
    }
  }

  /// What an event says, having looked through any new folder.
  private func changes(of event: UnsafeMutablePointer<inotify_event>) -> ChangeSet {
    let mask = event.pointee.mask
    if mask & UInt32(IN_Q_OVERFLOW) != 0 { return lookAgain() }
    guard mask & UInt32(IN_IGNORED) == 0, let path = path(of: event), !isIgnored(path) else { return ChangeSet() }
    guard mask & UInt32(IN_ISDIR) != 0, mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0 else {
      return isFinished(mask) ? ChangeSet(paths: [path]) : ChangeSet()
    }
    // Files that came before the watch did are reported from the folder's listing.
    var found: Set<String> = [path]
    do {
      try watch(path) { found.insert($0) }
    } catch FileWatcherError.unreadable {
      // Gone again already; its removal is reported by the parent.
    } catch {
      return ChangeSet(paths: found, mayHaveMissed: true)
    }
    return ChangeSet(paths: found)
  }

  /// A file that was just created, or is being written, is not whole yet: its `IN_CLOSE_WRITE` follows. A link or a
  /// hard link never gets one, but is whole at once.
  private func isFinished(_ mask: UInt32) -> Bool {
    mask & UInt32(IN_CLOSE_WRITE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF) != 0
  }

  private func lookAgain() -> ChangeSet {
    try? watch(root, reporting: nil)
    return ChangeSet(mayHaveMissed: true)
  }

  private func path(of event: UnsafeMutablePointer<inotify_event>) -> String? {
    guard let folder = inotifytools_filename_from_wd(event.pointee.wd) else { return nil }
    var path = String(cString: folder)
    if event.pointee.len > 0 {
      let name = UnsafeRawPointer(event).advanced(by: MemoryLayout<inotify_event>.size)
      path += String(cString: name.assumingMemoryBound(to: CChar.self))
    } else if path.count > 1, path.hasSuffix("/") {
      path.removeLast()
    }
    return path
  }

  /// Watches a folder and those below it. Symbolic links to folders are not followed, so that loops do not matter.
  private func watch(_ folder: String, reporting report: ((String) -> Void)?) throws {
    let events = Int32(
      IN_CLOSE_WRITE | IN_CREATE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF)
    guard inotifytools_watch_file(folder, events | Int32(bitPattern: UInt32(IN_ONLYDIR))) != 0 else {
      let code = inotifytools_error()
      if code == ENOSPC {
        throw FileWatcherError.watchLimit(folder: folder, limit: Int(inotifytools_get_max_user_watches()))
      }
      throw FileWatcherError.unreadable(folder: folder, code: code)
    }
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      let path = "\(folder)/\(name)"
      guard !isIgnored(path) else { continue }
      report?(path)
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      guard attributes?[.type] as? FileAttributeType == .typeDirectory else { continue }
      do {
        try watch(path, reporting: report)
      } catch FileWatcherError.unreadable where report != nil || path != root {
        continue
      }
    }
  }
}

/// Who holds libinotifytools' one instance.
private final class Ownership: @unchecked Sendable {
  private let lock = NSLock()
  private var isTaken = false

  func take() -> Bool {
    lock.withLock {
      defer { isTaken = true }
      return !isTaken
    }
  }

  func release() { lock.withLock { isTaken = false } }
}

private final class Flag: @unchecked Sendable {
  private let lock = NSLock()
  private var value = false

  var isRaised: Bool { lock.withLock { value } }

  /// Raises the flag; false if it was up already.
  func raise() -> Bool {
    lock.withLock {
      defer { value = true }
      return !value
    }
  }
}

/// The first word of the watching thread: watching, or why not.
private final class StartResult: @unchecked Sendable {
  private let semaphore = DispatchSemaphore(value: 0)
  private var error: (any Error)?

  func set(_ error: (any Error)?) {
    self.error = error
    semaphore.signal()
  }

  func set(_ error: FileWatcherError) { set(error as any Error) }

  func wait() -> (any Error)? {
    semaphore.wait()
    return error
  }
}
