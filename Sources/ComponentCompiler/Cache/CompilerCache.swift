import Foundation

/// The folders in which the compiler keeps what it made, every file named after what it was made from.
struct CompilerCache: Sendable {
  let folder: URL

  /// Makes the folders. Throws ``CompilerError/cacheUnusable(path:reason:)``.
  init(_ folder: URL, hiddenModules: [String] = []) throws {
    self.folder = folder
    let map = hiddenModules.map { "module \($0) {}\n" }.joined()
    hiddenHeaders = folder.appendingPathComponent("headers/\(Digest(of: [map]).short)")
    for kind in ["overlays", "objects", "libraries", "clang"] { try make(folder.appendingPathComponent(kind)) }
    try make(hiddenHeaders)
    try write(Data(map.utf8), to: hiddenHeaders.appendingPathComponent("module.modulemap"))
  }

  /// Empty stand-ins for C modules.
  let hiddenHeaders: URL

  var clangModules: URL { folder.appendingPathComponent("clang") }

  func overlay(_ digest: Digest) -> URL { file("overlays/\(digest).swift") }
  func fileSystem(_ digest: Digest) -> URL { file("overlays/\(digest).json") }
  func object(_ key: Digest) -> URL { file("objects/\(key).o") }
  func diagnostics(_ key: Digest) -> URL { file("objects/\(key).json") }
  func library(_ module: String, _ key: Digest) -> URL { file("libraries/\(module)-\(key.short).so") }

  /// A name for a file that is being written, unlike any other's.
  func unfinished(_ url: URL) -> URL {
    url.appendingPathExtension("\(getpid())-\(UInt64.random(in: 0...UInt64.max))")
  }

  /// Puts a finished file in its place, whole or not at all.
  func finish(_ unfinished: URL, as url: URL) throws {
    guard rename(unfinished.path, url.path) == 0 else { throw unusable(url, String(cString: strerror(errno))) }
  }

  /// Writes a file that does not change once it is there.
  func write(_ data: Data, to url: URL) throws {
    guard !use(url) else { return }
    let temporary = unfinished(url)
    do { try data.write(to: temporary) } catch { throw unusable(url, error.localizedDescription) }
    try finish(temporary, as: url)
  }

  func exists(_ url: URL) -> Bool { access(url.path, R_OK) == 0 }

  /// Whether the file is there; marks it as in use.
  func use(_ url: URL) -> Bool { utimensat(AT_FDCWD, url.path, nil, 0) == 0 }

  /// Deletes what was made or used last before `date`.
  func removeFiles(unusedSince date: Date) {
    let manager = FileManager.default
    for kind in ["overlays", "objects", "libraries"] {
      let files = try? manager.contentsOfDirectory(
        at: file(kind), includingPropertiesForKeys: [.contentModificationDateKey])
      for file in files ?? [] {
        let used = try? file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
        if let used, used < date { try? manager.removeItem(at: file) }
      }
    }
  }

  private func file(_ name: String) -> URL { folder.appendingPathComponent(name) }

  private func make(_ url: URL) throws {
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch { throw unusable(url, error.localizedDescription) }
  }

  private func unusable(_ url: URL, _ reason: String) -> CompilerError {
    .cacheUnusable(path: url.path, reason: reason)
  }
}
