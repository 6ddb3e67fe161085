import FileWatcher
import Foundation
import Testing

/// Serialized, since libinotifytools has one instance a process.
@Suite(.serialized) struct `A file watcher` {
  private let folder: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("watcher-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    folder = url.resolvingSymlinksInPath().path
  }

  private func watching(
    isIgnored: @escaping @Sendable (String) -> Bool = { _ in false }, _ body: (FileWatcher) throws -> Void
  ) throws {
    let watcher = try FileWatcher(root: folder, isIgnored: isIgnored)
    defer {
      watcher.stop()
      try? FileManager.default.removeItem(atPath: folder)
    }
    try body(watcher)
  }

  private func write(_ text: String, _ name: String, atomically: Bool = false) throws {
    try text.write(toFile: "\(folder)/\(name)", atomically: atomically, encoding: .utf8)
  }

  /// Everything that changes until all of `names` have, or two seconds have passed.
  private func changes(_ watcher: FileWatcher, until names: [String]) -> Set<String> {
    var seen: Set<String> = []
    let wanted = Set(names.map { "\(folder)/\($0)" })
    let end = Date(timeIntervalSinceNow: 2)
    while !seen.isSuperset(of: wanted), Date() < end {
      seen.formUnion(watcher.next(timeout: 0.5)?.paths ?? [])
    }
    return seen
  }

  @Test func `sees a file written in place`() throws {
    try write("a", "View.swift")
    try watching { watcher in
      try write("b", "View.swift")
      #expect(changes(watcher, until: ["View.swift"]) == ["\(folder)/View.swift"])
    }
  }

  @Test func `sees an atomic save again and again`() throws {
    try write("a", "View.xib")
    try watching { watcher in
      for text in ["b", "c", "d"] {
        try write(text, "View.xib", atomically: true)
        #expect(changes(watcher, until: ["View.xib"]).contains("\(folder)/View.xib"))
      }
    }
  }

  @Test func `sees a removal and a rename`() throws {
    try write("a", "Old.swift")
    try write("a", "Gone.swift")
    try watching { watcher in
      try FileManager.default.removeItem(atPath: "\(folder)/Gone.swift")
      try FileManager.default.moveItem(atPath: "\(folder)/Old.swift", toPath: "\(folder)/New.swift")
      let seen = changes(watcher, until: ["Gone.swift", "Old.swift", "New.swift"])
      #expect(seen.isSuperset(of: ["Gone.swift", "Old.swift", "New.swift"].map { "\(folder)/\($0)" }))
    }
  }

  @Test func `looks through a folder that was filled before it could be watched`() throws {
    try watching { watcher in
      try FileManager.default.createDirectory(
        atPath: "\(folder)/Views/Cards", withIntermediateDirectories: true)
      try write("a", "Views/Cards/Card.swift")
      #expect(changes(watcher, until: ["Views/Cards/Card.swift"]).contains("\(folder)/Views/Cards/Card.swift"))
      try write("b", "Views/Cards/Card.swift")
      #expect(changes(watcher, until: ["Views/Cards/Card.swift"]).contains("\(folder)/Views/Cards/Card.swift"))
    }
  }

  @Test func `waits as long as it takes, until it is interrupted`() throws {
    try watching { watcher in
      let interruption = Thread {
        Thread.sleep(forTimeInterval: 0.2); watcher.interrupt()
      }
      interruption.start()
      #expect(watcher.next() == nil)
    }
  }

  @Test func `leaves ignored folders alone`() throws {
    try FileManager.default.createDirectory(atPath: "\(folder)/Previews", withIntermediateDirectories: true)
    try watching(isIgnored: { $0.hasSuffix("/Previews") || $0.contains("/Previews/") }) { watcher in
      try write("a", "Previews/Card.png")
      try write("a", "Card.swift")
      #expect(changes(watcher, until: ["Card.swift"]) == ["\(folder)/Card.swift"])
    }
  }

  @Test func `settles a burst into few sets`() throws {
    try watching { watcher in
      for number in 0..<200 { try write("a", "File\(number).swift") }
      var seen: Set<String> = []
      var sets = 0
      while seen.count < 200, let more = watcher.next(timeout: 1) {
        seen.formUnion(more.paths)
        sets += 1
      }
      #expect(seen.count == 200)
      #expect(sets < 20)
    }
  }

  @Test func `says which folder cannot be watched`() {
    #expect(throws: FileWatcherError.unreadable(folder: "\(folder)/none", code: ENOENT)) {
      _ = try FileWatcher(root: "\(folder)/none")
    }
  }

  @Test func `refuses a second watcher in the same process`() throws {
    try watching { _ in
      #expect(throws: FileWatcherError.alreadyWatching) { _ = try FileWatcher(root: folder) }
    }
  }
}
