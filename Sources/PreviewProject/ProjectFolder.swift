import Foundation

/// Which folders and files below a project's root belong to it.
public enum ProjectFolder {
  /// Folders that hold nothing of the project's own: build products, dependencies' checkouts, tests.
  private static let leftOut: Set<String> = [
    "build", "Build", "DerivedData", "Carthage", "Pods", "node_modules", "fastlane", "Tests", "UITests",
  ]

  /// Whether a file or folder of that name, anywhere below the root, is left out.
  public static func leavesOut(_ name: String) -> Bool {
    if name.hasPrefix(".") || leftOut.contains(name) { return true }
    return ["Tests", "UITests", ".xcodeproj", ".xcworkspace", ".framework", ".xcframework", ".playground", ".app"]
      .contains { name.hasSuffix($0) && name != $0 }
  }

  /// Whether a path relative to the root is left out since it, or a folder on the way to it, is.
  public static func leavesOut(path: String) -> Bool {
    path.split(separator: "/").contains { leavesOut(String($0)) }
  }

  /// All files of the project below `root`, sorted by path. A symbolic link to a folder is not followed; the folder
  /// `excluding`, an absolute path, is left out.
  public static func files(below root: String, excluding: String?) -> [ProjectFile] {
    var found: [ProjectFile] = []
    list("", root, excluding, &found)
    return found.sorted { $0.path < $1.path }
  }

  private static func list(_ folder: String, _ root: String, _ excluding: String?, _ found: inout [ProjectFile]) {
    let absolute = folder.isEmpty ? root : "\(root)/\(folder)"
    guard absolute != excluding else { return }
    for name in (try? FileManager.default.contentsOfDirectory(atPath: absolute)) ?? [] where !leavesOut(name) {
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      if let file = ProjectFile(path: path) {
        found.append(file)
      } else if isFolder("\(root)/\(path)") {
        list(path, root, excluding, &found)
      }
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType) == .typeDirectory
  }
}
