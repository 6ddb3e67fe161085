import ComponentCompiler
import Foundation
import InterfaceBuilder
import PreviewMessages

/// A project on disk: its files, its module, its previews, and what a change touches.
///
/// A value of what was last seen; ``update(_:mayHaveMissed:)`` looks again. Not safe for use by several threads at once.
public final class PreviewProject {
  /// Which files the project is.
  public enum Extent: Equatable, Sendable {
    /// Everything below the root.
    case folder
    /// Just the previews of one document, with everything below its folder at hand.
    case document(String)
    /// These files alone, relative to the root.
    case files([String])
  }

  /// The absolute path of the root folder.
  public let root: String
  /// Which files the project is.
  public let extent: Extent
  /// The module that the sources make.
  public let moduleName: String
  private let excluding: String?
  private var files: [String: ProjectFile] = [:]
  private var sources: [String: SourceSummary] = [:]
  private var graph = SourceGraph()
  private var documents: [String: DocumentSummary] = [:]

  /// The project at `root`. `excluding` is the output folder, absolute, which is never part of it.
  public init(root: String, extent: Extent = .folder, moduleName: String, excluding: String? = nil) {
    self.root = root
    self.extent = extent
    self.moduleName = moduleName
    self.excluding = excluding
    for file in listed() { take(file) }
  }

  /// What tells this project from another in the same output folder: the folder, the document, or the sources.
  public var identity: String {
    switch extent {
    case .folder: root
    case .document(let path): "\(root)/\(path)"
    case .files(let paths): "\(root)/{\(paths.sorted().joined(separator: ","))}"
    }
  }

  /// The names that previews of this project can have: those of ``previews(_:)``, and of classes drawn by name.
  public var possibleNames: Set<String> {
    Set(previews().map(\.name) + classes.names.map { "\(moduleName)/\($0)" })
  }

  /// Every file, sorted by path.
  public var allFiles: [ProjectFile] { files.values.sorted { $0.path < $1.path } }

  /// The module to compile; `nil` where there is no source.
  public var module: SourceModule? {
    let paths = sources.keys.sorted()
    guard !paths.isEmpty else { return nil }
    return SourceModule(
      name: moduleName, root: URL(fileURLWithPath: root), sources: paths.map { URL(fileURLWithPath: "\(root)/\($0)") })
  }

  /// The classes of the module.
  public var classes: ClassCatalog { ClassCatalog(sources) }

  /// The previews that `filter` admits, sorted by name.
  public func previews(_ filter: PreviewFilter = PreviewFilter()) -> [Preview] {
    let classes = classes
    var found: [Preview] = []
    if case .document = extent {
    } else {
      found += components(classes, filter)
    }
    if filter.classes.isEmpty { found += documentPreviews(classes) }
    return found.filter { filter.admits($0.name) }.sorted { $0.name < $1.name }
  }

  /// Takes in what changed on disk: `paths` are absolute; `mayHaveMissed` has everything looked at again.
  public func update(_ paths: Set<String>, mayHaveMissed: Bool = false) -> ProjectChange {
    var changed = Set(paths.compactMap(relative).map(ProjectFile.unit))
    let before = files
    let now = Dictionary(listed().map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let comings = Set(before.keys).symmetricDifference(now.keys)
    if mayHaveMissed { changed.formUnion(now.keys) }
    changed.formUnion(comings)
    changed = changed.filter { before[$0] != nil || now[$0] != nil }
    for path in changed {
      if let file = now[path] { take(file) } else { drop(path) }
    }
    var change = ProjectChange()
    change.files = changed
    change.comings = comings
    for kind in changed.compactMap({ (now[$0] ?? before[$0])?.kind }) {
      if kind == .source { change.touchesSources = true } else { change.touchesResources = true }
    }
    return change
  }

  /// The path relative to the root; `nil` for what lies elsewhere or is left out.
  private func relative(_ path: String) -> String? {
    guard path.hasPrefix(root + "/") else { return nil }
    if let excluding, path == excluding || path.hasPrefix(excluding + "/") { return nil }
    let relative = String(path.dropFirst(root.count + 1))
    return ProjectFolder.leavesOut(path: relative) ? nil : relative
  }

  private func listed() -> [ProjectFile] {
    guard case .files(let paths) = extent else { return ProjectFolder.files(below: root, excluding: excluding) }
    return paths.filter { FileManager.default.fileExists(atPath: "\(root)/\($0)") }.compactMap(ProjectFile.init)
  }

  private func take(_ file: ProjectFile) {
    files[file.path] = file
    switch file.kind {
    case .source:
      let data = FileManager.default.contents(atPath: "\(root)/\(file.path)") ?? Data()
      let text = String(decoding: data, as: UTF8.self)
      sources[file.path] = SourceSummary(of: text)
      graph.set(SourceGraph.Names(of: text), of: file.path)
    case .document:
      documents[file.path] = DocumentSummary(of: "\(root)/\(file.path)", before: documents[file.path])
    case .resource:
      break
    }
  }

  private func drop(_ path: String) {
    files[path] = nil
    sources[path] = nil
    documents[path] = nil
    graph.set(nil, of: path)
  }

  private func components(_ classes: ClassCatalog, _ filter: PreviewFilter) -> [Preview] {
    let names = filter.classes.isEmpty ? classes.designableNames : filter.classes
    return names.map { name in
      Preview(
        name: "\(moduleName)/\(name)", subject: .component(className: name),
        files: graph.closure(of: classes.files(of: name)), needsCode: true, problem: nil)
    }
  }

  /// The sources that the classes of the document at `path`, relative to the root, rest on; empty for any other file.
  public func sources(ofDocument path: String) -> Set<String> {
    documents[path].map { sources(of: $0.classes, classes) } ?? []
  }

  private func sources(of names: Set<String>, _ classes: ClassCatalog) -> Set<String> {
    graph.closure(of: names.reduce(into: []) { $0.formUnion(classes.files(of: $1)) })
  }

  private func documentPreviews(_ classes: ClassCatalog) -> [Preview] {
    var shown = documents
    if case .document(let path) = extent { shown = documents.filter { $0.key == path } }
    let titles = DocumentTitles(of: Array(shown.keys), besides: moduleName)
    return shown.flatMap { path, document in
      document.roots.map { root in
        let code = sources(of: root.classes, classes)
        return Preview(
          name: "\(titles[path])/\(root.name)", subject: .document(path: path, object: root.object),
          files: code.union([path]), needsCode: !code.isEmpty, problem: document.problem)
      }
    }
  }
}
