import Foundation

/// A module laid out as the host opens it: `Name.framework/{Name, Resources/, Resources/Info.plist, Documents/}`.
///
/// Resources lie side by side, as in an app's bundle, with localisations in their `.lproj`. Documents lie a second time
/// under their own path, since two folders may hold a `LaunchScreen.storyboard` each. Files are hard links to the
/// user's where the file system allows it, so that a project of thousands of images costs no copying.
public struct ModuleBundle: Sendable {
  /// The module's name.
  public let name: String
  /// `Name.framework`, absolute.
  public let path: String

  /// The bundle of module `name` in `folder`.
  public init(name: String, in folder: String) {
    self.name = name
    path = "\(folder)/\(name).framework"
  }

  /// Where the host finds a document of the project, by the document's path relative to the root.
  public func document(_ path: String) -> String { "\(self.path)/Documents/\(path)" }

  /// Brings the bundle in line with `files` of the project at `root`, touching only what differs. Returns the staged
  /// path of every file with the user's own, for messages that name one. Throws ``ModuleBundleError``.
  public func stage(_ files: [ProjectFile], root: String) throws -> [String: String] {
    var wanted: [String: String] = [:]
    for file in files where file.kind != .source {
      let resource = "Resources/" + bundlePath(of: file)
      for (inner, source) in expanded(file, root: root) {
        wanted[resource + inner] = source
        if file.kind == .document { wanted["Documents/" + file.path] = source }
      }
    }
    try removeAllBut(Set(wanted.keys))
    for (staged, source) in wanted { try link(source, as: "\(path)/\(staged)") }
    try writeInformation()
    return wanted.reduce(into: [:]) { $0["\(path)/\($1.key)"] = $1.value }
  }

  /// Puts the module's library in its place, or takes it away.
  public func setLibrary(_ library: URL?) throws {
    let target = "\(path)/\(name)"
    guard let library else {
      unlink(target)
      return
    }
    try link(library.path, as: target)
  }

  /// `File.xib`, or `Base.lproj/File.xib` where it is localised.
  private func bundlePath(of file: ProjectFile) -> String {
    let parts = file.path.split(separator: "/")
    let localization = parts.dropLast().last.flatMap { $0.hasSuffix(".lproj") ? "\($0)/" : nil }
    return (localization ?? "") + file.name
  }

  /// The file itself, or every file in it where it is an asset catalog, by its path below the file.
  private func expanded(_ file: ProjectFile, root: String) -> [(inner: String, source: String)] {
    let source = "\(root)/\(file.path)"
    guard file.name.hasSuffix(".xcassets") else { return [("", source)] }
    let inner = FileManager.default.enumerator(atPath: source)?.compactMap { $0 as? String } ?? []
    return inner.filter { !isFolder("\(source)/\($0)") }.map { ("/\($0)", "\(source)/\($0)") }
  }

  private func removeAllBut(_ wanted: Set<String>) throws {
    for folder in ["Resources", "Documents"] {
      for case let inner as String in FileManager.default.enumerator(atPath: "\(path)/\(folder)") ?? .init() {
        let staged = "\(folder)/\(inner)"
        if staged == "Resources/Info.plist" || wanted.contains(staged) || isFolder("\(path)/\(staged)") { continue }
        unlink("\(path)/\(staged)")
      }
    }
  }

  private func writeInformation() throws {
    let target = "\(path)/Resources/Info.plist"
    guard !FileManager.default.fileExists(atPath: target) else { return }
    let information = [
      "CFBundleIdentifier": "preview.\(name)", "CFBundleName": name, "CFBundleExecutable": name,
      "CFBundlePackageType": "FMWK", "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
    ]
    do {
      try makeFolder(of: target)
      try PropertyListSerialization.data(fromPropertyList: information, format: .xml, options: 0)
        .write(to: URL(fileURLWithPath: target), options: .atomic)
    } catch { throw ModuleBundleError(path: target, reason: error.localizedDescription) }
  }

  private func link(_ source: String, as target: String) throws {
    let original = URL(fileURLWithPath: source).resolvingSymlinksInPath().path
    if let from = identity(original), from == identity(target) { return }
    let temporary = "\(target).\(ProcessInfo.processInfo.processIdentifier)"
    do {
      try makeFolder(of: target)
      unlink(temporary)
      if Foundation.link(original, temporary) != 0 {
        try FileManager.default.copyItem(atPath: original, toPath: temporary)
      }
      guard rename(temporary, target) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    } catch CocoaError.fileReadNoSuchFile, CocoaError.fileNoSuchFile {
      // Gone since the folder was listed: the change that says so is on its way.
      unlink(target)
    } catch {
      throw ModuleBundleError(path: target, reason: error.localizedDescription)
    }
  }

  private func makeFolder(of file: String) throws {
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
  }

  private func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// What tells two versions of a file apart: a save that replaces the file gives it another inode. A file that could
  /// only be copied has an inode of its own, and is copied again.
  private func identity(_ path: String) -> [UInt64]? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return [UInt64(status.st_dev), UInt64(status.st_ino)]
  }
}

/// Why a module's resources cannot be laid out for the host.
public struct ModuleBundleError: Error, CustomStringConvertible {
  /// The file in the cache.
  public let path: String
  /// The system's word.
  public let reason: String

  public var description: String { "\(path): cannot be written (\(reason)): is the cache folder writable?" }
}
