import Foundation

/// The sets of an `.xcassets` folder, by name.
///
/// The layout of these folders is described in Apple's "Asset Catalog Format Reference".
struct AssetCatalog {
  /// The folders of sets, by extension and name: `imageset/Logo`.
  private var sets: [String: URL] = [:]

  /// The folder of a set; nil where there is none.
  func set(named name: String, type: String) -> URL? { sets["\(type)/\(name)"] }

  /// Reads which sets a folder has.
  init(folder: URL) { add(folder, namespace: "") }

  /// The catalogs in a bundle's resource folder.
  static func all(in bundle: Bundle) -> [AssetCatalog] {
    guard let folder = bundle.resourceURL?.standardizedFileURL else { return [] }
    if let known = lock.withLock({ known[folder] }) { return known }
    let catalogs = contents(of: folder).filter { $0.pathExtension == "xcassets" }.map(AssetCatalog.init)
    lock.withLock { known[folder] = catalogs }
    return catalogs
  }

  /// A bundle does not change while a preview is made.
  private static let lock = NSLock()
  nonisolated(unsafe) private static var known: [URL: [AssetCatalog]] = [:]

  private mutating func add(_ folder: URL, namespace: String) {
    for item in Self.contents(of: folder) {
      let type = item.pathExtension
      if ["imageset", "colorset", "dataset"].contains(type) {
        let key = "\(type)/\(namespace)\(item.deletingPathExtension().lastPathComponent)"
        sets[key] = sets[key] ?? item
      } else if type.isEmpty {
        add(item, namespace: namespace + (Self.providesNamespace(item) ? "\(item.lastPathComponent)/" : ""))
      }
    }
  }

  private static func contents(of folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appendingPathComponent($0) }
  }

  private static func providesNamespace(_ folder: URL) -> Bool {
    struct Group: Decodable {
      struct Properties: Decodable {
        var namespace: Bool?
        enum CodingKeys: String, CodingKey { case namespace = "provides-namespace" }
      }
      var properties: Properties?
    }
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")) else { return false }
    return (try? JSONDecoder().decode(Group.self, from: data))?.properties?.namespace ?? false
  }
}
