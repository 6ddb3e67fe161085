/// Why a folder cannot be watched, and what to do.
public enum FileWatcherError: Error, Equatable, CustomStringConvertible {
  /// The kernel gives this user no further inotify instance.
  case noInstance(code: Int32)
  /// The kernel's limit of watches is reached.
  case watchLimit(folder: String, limit: Int)
  /// The folder is not there, or cannot be read.
  case unreadable(folder: String, code: Int32)
  /// libinotifytools has one instance a process, and it is in use.
  case alreadyWatching

  public var description: String {
    switch self {
    case .noInstance:
      "inotify gives no further instance: raise it with `sysctl fs.inotify.max_user_instances=512`"
    case .watchLimit(let folder, let limit):
      "\(folder): the limit of \(limit) inotify watches is reached: "
        + "raise it with `sysctl fs.inotify.max_user_watches=524288`"
    case .unreadable(let folder, _):
      "\(folder): no such folder, or it cannot be read"
    case .alreadyWatching:
      "this process is watching a folder already"
    }
  }
}
