import Foundation

/// The projects that the paths of a command line name.
public enum ProjectLocator {
  /// A folder is a project; a document is one with what lies beside it; sources, and resources named with them, are one
  /// module together. `output` is left out of each. Throws ``ProjectError``.
  public static func projects(at paths: [String], output: String) throws -> [PreviewProject] {
    let excluding = absolute(output)
    var projects: [PreviewProject] = []
    var loose: [String] = []
    let holdsSources = paths.contains { $0.hasSuffix(".swift") }
    for path in paths.map(absolute) {
      switch try kind(of: path) {
      case .folder:
        projects.append(
          PreviewProject(root: path, moduleName: moduleName(path), excluding: excluding))
      case .document where !holdsSources:
        projects.append(document(path, excluding: excluding))
      default:
        loose.append(path)
      }
    }
    if holdsSources {
      projects.append(module(of: loose, excluding: excluding))
    } else if let path = loose.first {
      throw ProjectError.notDrawable(path: path)
    }
    return projects
  }

  /// The project of one document: what lies in its folder, or around its `.lproj`.
  public static func document(_ path: String, excluding: String? = nil) -> PreviewProject {
    let folder = (path as NSString).deletingLastPathComponent
    let root = folder.hasSuffix(".lproj") ? (folder as NSString).deletingLastPathComponent : folder
    return PreviewProject(
      root: root, extent: .document(String(path.dropFirst(root == "/" ? 1 : root.count + 1))),
      moduleName: moduleName(root), excluding: excluding)
  }

  /// An absolute path without `.` and `..`, with symbolic links resolved, so that it equals what the kernel reports.
  public static func absolute(_ path: String) -> String {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    return url.resolvingSymlinksInPath().path
  }

  private enum Kind {
    case folder
    case document
    case other
  }

  private static func kind(of path: String) throws -> Kind {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw ProjectError.missing(path: path)
    }
    if isFolder.boolValue, !path.hasSuffix(".xcassets") { return .folder }
    guard let file = ProjectFile(path: path) else { throw ProjectError.notDrawable(path: path) }
    return file.kind == .document ? .document : .other
  }

  private static func module(of paths: [String], excluding: String) -> PreviewProject {
    let root = commonFolder(of: paths)
    let inner = paths.map { String($0.dropFirst(root == "/" ? 1 : root.count + 1)) }
    let sources = paths.filter { $0.hasSuffix(".swift") }
    let name = sources.count == 1 ? (sources[0] as NSString).deletingPathExtension : root
    return PreviewProject(root: root, extent: .files(inner), moduleName: moduleName(name), excluding: excluding)
  }

  private static func commonFolder(of paths: [String]) -> String {
    var common = (paths[0] as NSString).deletingLastPathComponent.split(separator: "/")
    for path in paths.dropFirst() {
      let folder = (path as NSString).deletingLastPathComponent.split(separator: "/")
      common = zip(common, folder).prefix { $0 == $1 }.map(\.0)
    }
    return "/" + common.joined(separator: "/")
  }

  /// The last component as an identifier, in the way of Xcode's product module names.
  static func moduleName(_ path: String) -> String {
    var name = (path as NSString).lastPathComponent.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
    if name.first?.isNumber ?? true { name.insert("_", at: 0) }
    return String(name)
  }
}
