import Foundation

/// A .xib or .storyboard document of Cocoa Touch.
///
/// Read once, then only looked at, so it may be passed between threads.
public final class InterfaceDocument: @unchecked Sendable {
  /// Which of the two.
  public enum Kind: Sendable {
    case xib
    case storyboard
  }

  /// Which of the two.
  public let kind: Kind
  /// Where it was read from; nil for bytes.
  public let path: String?
  /// The `document` element.
  public let root: InterfaceElement
  /// The version of the tools that wrote it, its leading number: 21507.
  public let toolsVersion: Int
  /// The version of the plug-in that wrote it. Unlike the tools' it is also right in documents of old formats.
  public let plugInVersion: Int
  /// The device that Interface Builder showed it on; nil in old documents.
  public let device: DocumentDevice?
  /// Images, colours and their stored values.
  public let resources: DocumentResources
  /// What was not understood, in document order.
  public let warnings: [InterfaceWarning]
  /// The intrinsic sizes that Interface Builder found when it ran designable views, by object id, in points.
  public let designableSizes: [String: CGSize]
  private let elements: [String: InterfaceElement]

  /// Reads a document from bytes. Throws `InterfaceDocumentError`.
  public convenience init(data: Data, limits: DocumentLimits = DocumentLimits()) throws {
    try self.init(root: DocumentParser.parse(data, limits: limits), path: nil, limits: limits)
  }

  /// Reads a document from a file. Throws `InterfaceDocumentError`, which names the file.
  public convenience init(contentsOf url: URL, limits: DocumentLimits = DocumentLimits()) throws {
    do {
      let size = try FileManager.default.attributesOfItem(atPath: url.path)[.size] as? Int ?? 0
      guard size <= limits.bytes else {
        throw InterfaceDocumentError(.tooLarge("the document is \(size) bytes long; at most \(limits.bytes) are read"))
      }
      let root = try DocumentParser.parse(Data(contentsOf: url), limits: limits)
      try self.init(root: root, path: url.path, limits: limits)
    } catch var error as InterfaceDocumentError {
      error.file = url.path
      throw error
    } catch {
      var error = InterfaceDocumentError(.unreadable((error as NSError).localizedDescription))
      error.file = url.path
      throw error
    }
  }

  private init(root: InterfaceElement, path: String?, limits: DocumentLimits) throws {
    kind = try Self.kind(of: root)
    self.root = root
    self.path = path
    toolsVersion = Self.version(root["toolsVersion"])
    let plugIn = root.contents(of: "dependencies").first { $0.name == "plugIn" }
    plugInVersion = plugIn.map { Self.version($0["version"]) } ?? toolsVersion
    device = root.child(named: "device").map(DocumentDevice.init)
    resources = DocumentResources(root.child(named: "resources"))
    designableSizes = Self.designableSizes(in: root)
    let all = root.subtree
    elements = Self.index(all)
    warnings = Vocabulary.warnings(for: all, limit: limits.warnings)
  }

  /// The document as it is in an environment: every variation that holds is in place.
  public func resolved(for traits: InterfaceTraits) -> InterfaceDocument {
    InterfaceDocument(self, root: root.resolved(for: traits))
  }

  private init(_ document: InterfaceDocument, root: InterfaceElement) {
    kind = document.kind
    path = document.path
    self.root = root
    toolsVersion = document.toolsVersion
    plugInVersion = document.plugInVersion
    device = document.device
    resources = document.resources
    designableSizes = document.designableSizes
    warnings = document.warnings
    elements = Self.index(root.subtree)
  }

  private static func designableSizes(in root: InterfaceElement) -> [String: CGSize] {
    let sizes = root.contents(of: "designables").compactMap { element in
      element["name"].flatMap { name in element.size("intrinsicContentSize").map { (name, $0) } }
    }
    return Dictionary(sizes, uniquingKeysWith: { first, _ in first })
  }

  private static func index(_ all: [InterfaceElement]) -> [String: InterfaceElement] {
    Dictionary(all.compactMap { element in element.id.map { ($0, element) } }, uniquingKeysWith: { first, _ in first })
  }

  /// The element with that object id.
  public func element(id: String) -> InterfaceElement? { elements[id] }

  /// Whether constraints are used.
  public var usesAutolayout: Bool { root.boolean("useAutolayout") ?? false }

  /// Whether safe area guides are used.
  public var usesSafeAreas: Bool { root.boolean("useSafeAreas") ?? false }

  /// Whether the document varies by size class.
  public var usesTraitCollections: Bool { root.boolean("useTraitCollections") ?? false }

  /// Whether colours are converted by their colour space.
  public var isColorMatched: Bool { root.boolean("colorMatched") ?? false }

  /// Whether this is the launch screen.
  public var isLaunchScreen: Bool { root.boolean("launchScreen") ?? false }

  /// The object id of the view controller that a storyboard starts with.
  public var initialViewController: String? { root["initialViewController"] }

  private static func kind(of root: InterfaceElement) throws -> Kind {
    func unsupported(_ words: String) -> InterfaceDocumentError {
      InterfaceDocumentError(.unsupported(words), line: root.line, column: root.column)
    }
    guard root.name != "archive" else {
      throw unsupported("this is a document of Xcode 4's format; open it in Xcode 5 or later and save it")
    }
    guard root.name == "document" else {
      throw unsupported("this is no Interface Builder document: its root is <\(root.name)>, not <document>")
    }
    let type = root["type"] ?? ""
    guard !type.contains(".Cocoa.") else { throw unsupported("this is a document for macOS; only iOS is supported") }
    if type.contains("Storyboard") { return .storyboard }
    if type.contains("XIB") { return .xib }
    return root.child(named: "scenes") == nil ? .xib : .storyboard
  }

  private static func version(_ text: String?) -> Int {
    text.flatMap { Int($0.prefix { $0.isNumber }) } ?? 0
  }
}
