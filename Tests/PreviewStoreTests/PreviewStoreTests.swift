import Foundation
import PreviewMessages
import PreviewStore
import Testing

@Suite struct `The output folder` {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("store-\(UUID().uuidString)").path
  private let picture = Data([0x89, 0x50])

  private func record(_ name: String, root: String = "/project") -> PreviewRecord {
    PreviewRecord(preview: name, status: .drawn, scale: 2, root: root, sources: ["Card.swift"])
  }

  private func contents(_ path: String) -> Data? { FileManager.default.contents(atPath: "\(folder)/\(path)") }

  @Test func `names a picture by its preview and scale`() throws {
    let store = try PreviewStore(folder: folder)
    let kept = try store.keep(record("Showcase/Card~dark"), picture: picture)
    #expect(kept.picture == "Showcase/Card~dark@2x.png")
    #expect(contents("Showcase/Card~dark@2x.png") == picture)
  }

  @Test func `keeps the last picture of a failing preview and marks it stale, until it is mended`() throws {
    let store = try PreviewStore(folder: folder)
    try store.keep(record("Showcase/Card"), picture: picture)
    var failure = record("Showcase/Card")
    failure.diagnostics = [PreviewDiagnostic(.error, "no such member", file: "Card.swift", line: 3, column: 5)]
    let kept = try store.keepFailure(failure)
    #expect(kept.status == .failed && kept.stale && kept.picture == "Showcase/Card@2x.png")
    #expect(contents("Showcase/Card@2x.png") == picture)
    let mended = try store.keep(record("Showcase/Card"), picture: Data([1]))
    #expect(mended.status == .drawn && !mended.stale)
    #expect(contents("Showcase/Card@2x.png") == Data([1]))
  }

  @Test func `has no picture to show where none was ever drawn`() throws {
    let kept = try PreviewStore(folder: folder).keepFailure(record("Showcase/Card"))
    #expect(kept.picture == nil && !kept.stale)
  }

  @Test func `drops the picture of a preview that is gone, and nothing else`() throws {
    let store = try PreviewStore(folder: folder)
    try store.keep(record("Showcase/Card"), picture: picture)
    try store.keep(record("Showcase/Old"), picture: picture)
    try store.keep(record("Other/Card", root: "/other"), picture: picture)
    try picture.write(to: URL(fileURLWithPath: "\(folder)/Showcase/mine.png"))
    try store.forget(allOf: "/project", but: ["Showcase/Card"])
    #expect(contents("Showcase/Old@2x.png") == nil)
    #expect(contents("Showcase/Card@2x.png") != nil)
    #expect(contents("Showcase/mine.png") != nil)
    #expect(contents("Other/Card@2x.png") != nil)
  }

  @Test func `remembers across runs`() throws {
    let store = try PreviewStore(folder: folder)
    try store.keep(record("Showcase/Card"), picture: picture)
    try store.flush()
    let later = try PreviewStore(folder: folder)
    #expect(later.record(of: "Showcase/Card")?.sources == ["Card.swift"])
    #expect(try later.keepFailure(record("Showcase/Card")).stale)
  }

  @Test func `logs a line an event, the newest last`() throws {
    let store = try PreviewStore(folder: folder)
    try store.keep(record("Showcase/Card"), picture: picture)
    try store.keepFailure(record("Showcase/Card"))
    let lines = String(decoding: contents("events.jsonl") ?? Data(), as: UTF8.self).split(separator: "\n")
    let statuses = try lines.map {
      try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }.map { $0?["status"] as? String }
    #expect(statuses == ["drawn", "failed"])
  }

  @Test func `leaves no temporary file behind`() throws {
    let store = try PreviewStore(folder: folder)
    try store.keep(record("Showcase/Card"), picture: picture)
    try store.flush()
    let names = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
    #expect(Set(names) == ["Showcase", "Showcase/Card@2x.png", "previews.json", "events.jsonl"])
  }

  @Test func `says what to do where it cannot be written`() {
    #expect(throws: PreviewStoreError.self) { try PreviewStore(folder: "/proc/previews") }
  }
}
