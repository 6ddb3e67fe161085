import Foundation

/// A file, or an asset catalog as a whole, of a project.
public struct ProjectFile: Hashable, Sendable {
  /// What a file is to a preview.
  public enum Kind: String, Sendable, Hashable {
    /// Swift source.
    case source
    /// An Interface Builder document.
    case document
    /// Anything a bundle holds: an asset catalog, an image, a font, strings, a property list.
    case resource
  }

  /// Relative to the project's root.
  public let path: String
  public let kind: Kind

  /// The file at `path` relative to the root; `nil` where it is nothing to a preview.
  public init?(path: String) {
    guard let kind = Self.kind(of: path) else { return nil }
    self.path = path
    self.kind = kind
  }

  /// The last component.
  public var name: String { (path as NSString).lastPathComponent }

  /// The asset catalog that `path` lies in, or the path itself: a catalog counts as one file.
  public static func unit(of path: String) -> String {
    guard let range = path.range(of: ".xcassets/") else { return path }
    return String(path[..<range.upperBound].dropLast())
  }

  private static let kinds: [String: Kind] = [
    "swift": .source, "xib": .document, "storyboard": .document, "xcassets": .resource, "png": .resource,
    "jpg": .resource, "jpeg": .resource, "gif": .resource, "pdf": .resource, "svg": .resource, "ttf": .resource,
    "otf": .resource, "ttc": .resource, "strings": .resource, "stringsdict": .resource, "plist": .resource,
    "json": .resource,
  ]

  private static func kind(of path: String) -> Kind? {
    let name = (path as NSString).lastPathComponent
    guard !name.hasPrefix("."), name != "Package.swift", name != "vitrine.json" else { return nil }
    return kinds[(name as NSString).pathExtension.lowercased()]
  }
}
