import Foundation

/// What each document is called in previews' names: its file's name, or as much of its path as makes it unique.
struct DocumentTitles {
  private var titles: [String: String] = [:]

  /// The titles of the documents at `paths`; none is `reserved`, the module's name, whose classes lie there.
  init(of paths: [String], besides reserved: String) {
    let forms: [(String) -> String] = [
      { (($0 as NSString).deletingPathExtension as NSString).lastPathComponent },
      { ($0 as NSString).lastPathComponent },
      { ($0 as NSString).deletingPathExtension },
      { $0 },
    ]
    var open = paths
    for form in forms {
      let counts = Dictionary(open.map { (form($0), 1) }, uniquingKeysWith: +)
      let taken = Set(titles.values)
      for path in open {
        let title = form(path)
        if counts[title] == 1, title != reserved, !taken.contains(title) { titles[path] = title }
      }
      open.removeAll { titles[$0] != nil }
    }
    for path in open { titles[path] = path }
  }

  /// The title of the document at `path`.
  subscript(path: String) -> String { titles[path] ?? path }
}
