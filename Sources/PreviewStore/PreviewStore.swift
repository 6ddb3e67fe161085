import Foundation
import PreviewMessages

/// The output folder: pictures, `previews.json`, `events.jsonl`.
///
/// A file is replaced whole by a rename, or left as it was; only the event log is appended to, a whole line at a time.
/// Nothing that Vitrine did not write is touched. Not safe for use by several threads at once.
public final class PreviewStore {
  /// The event log starts anew beyond this length, in bytes.
  public static let greatestLogLength = 4 << 20
  private static let manifestName = "previews.json"
  private static let logName = "events.jsonl"

  /// The folder as the user named it, which events repeat.
  public let folder: String
  private let url: URL
  private var records: [String: PreviewRecord] = [:]
  private var isManifestBehind = false

  /// Opens the folder, made where missing, with the records an earlier run left. Throws ``PreviewStoreError``.
  public init(folder: String) throws {
    self.folder = folder
    url = URL(fileURLWithPath: folder)
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw PreviewStoreError.unwritable(path: folder, reason: error.localizedDescription)
    }
    guard let data = try? Data(contentsOf: url.appendingPathComponent(Self.manifestName)),
      let manifest = try? JSONDecoder().decode(Manifest.self, from: data)
    else { return }
    for record in manifest.previews { records[record.preview] = record }
  }

  /// What is known of that preview.
  public func record(of preview: String) -> PreviewRecord? { records[preview] }

  /// The previews of the project at `root` that there are records of.
  public func names(ofRoot root: String) -> [String] {
    records.values.filter { $0.root == root }.map(\.preview)
  }

  /// A new picture: replaces the last one, and the record with it. Returns the record as kept.
  @discardableResult
  public func keep(_ record: PreviewRecord, picture: Data) throws -> PreviewRecord {
    var kept = record
    kept.status = .drawn
    kept.stale = false
    let path = PictureName.path(of: record.preview, scale: record.scale)
    try replace(path, with: picture)
    if let old = records[record.preview]?.picture, old != path { removePicture(old) }
    kept.picture = path
    try keep(kept)
    return kept
  }

  /// A failed try: the last picture stays and is marked stale. Returns the record as kept.
  @discardableResult
  public func keepFailure(_ record: PreviewRecord) throws -> PreviewRecord {
    var kept = record
    kept.status = .failed
    if let last = records[record.preview], let picture = last.picture, exists(picture) {
      (kept.picture, kept.width, kept.height, kept.scale) = (picture, last.width, last.height, last.scale)
      kept.stale = true
    }
    try keep(kept)
    return kept
  }

  /// Drops the records and pictures of a project's previews that are not among `previews` any more.
  public func forget(allOf root: String, but previews: Set<String>) throws {
    let gone = records.values.filter { $0.root == root && !previews.contains($0.preview) }
    guard !gone.isEmpty else { return }
    for record in gone {
      records[record.preview] = nil
      if let picture = record.picture { removePicture(picture) }
    }
    isManifestBehind = true
  }

  /// Writes `previews.json` if anything has changed since it was written. Called at the end of each refresh, since a
  /// manifest of hundreds of previews is not worth writing for each one of them.
  public func flush() throws {
    guard isManifestBehind else { return }
    let manifest = Manifest(previews: records.values.sorted { $0.preview < $1.preview })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try replace(Self.manifestName, with: try encoder.encode(manifest) + Data("\n".utf8))
    isManifestBehind = false
  }

  private func keep(_ record: PreviewRecord) throws {
    records[record.preview] = record
    isManifestBehind = true
    try log(PreviewEvent(record, folder: folder))
  }

  private func log(_ event: PreviewEvent) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let line = try encoder.encode(event) + Data("\n".utf8)
    let path = url.appendingPathComponent(Self.logName).path
    let length = (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
    guard length > 0, length + line.count <= Self.greatestLogLength else {
      return try replace(Self.logName, with: line)
    }
    guard let file = FileHandle(forWritingAtPath: path) else {
      throw PreviewStoreError.unwritable(path: path, reason: "it cannot be opened for writing")
    }
    defer { try? file.close() }
    try file.seekToEnd()
    try file.write(contentsOf: line)
  }

  private func replace(_ path: String, with data: Data) throws {
    let target = url.appendingPathComponent(path)
    let temporary = target.deletingLastPathComponent()
      .appendingPathComponent(".\(target.lastPathComponent).\(ProcessInfo.processInfo.processIdentifier)")
    do {
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: temporary)
      guard rename(temporary.path, target.path) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    } catch {
      try? FileManager.default.removeItem(at: temporary)
      throw PreviewStoreError.unwritable(path: target.path, reason: error.localizedDescription)
    }
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: url.appendingPathComponent(path).path)
  }

  /// Removes a picture, and its folder if that leaves it empty.
  private func removePicture(_ path: String) {
    let picture = url.appendingPathComponent(path)
    try? FileManager.default.removeItem(at: picture)
    let parent = picture.deletingLastPathComponent()
    if parent.path != url.path { rmdir(parent.path) }
  }
}

private struct Manifest: Codable {
  var version = 1
  var previews: [PreviewRecord]
}
