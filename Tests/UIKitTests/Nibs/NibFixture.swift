import Foundation
import UIKit

/// A bundle of documents on disk, and what UIKit says while they are loaded.
@MainActor final class NibFixture {
  let bundle: Bundle
  private let folder: URL
  private(set) var issues: [DesignTimeIssue] = []

  /// A bundle with those documents, by file name.
  init(_ documents: [String: String], mode: DesignTime.Mode = .runtime) throws {
    UIKitClasses.registerAll()
    NibComponents.register()
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("Nibs-\(UUID().uuidString)")
    let framework = folder.appendingPathComponent("Kit.framework")
    for (name, text) in documents {
      let file = framework.appendingPathComponent("Resources/\(name)")
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    guard let bundle = Bundle(path: framework.path) else { throw CocoaError(.fileNoSuchFile) }
    self.bundle = bundle
    NibComponents.bundle = bundle
    NibComponents.log = []
    DesignTime.mode = mode
    DesignTime.componentBundle = bundle
    DesignTime.failedObjects = []
    DesignTime.report = { [weak self] issue in self?.issues.append(issue) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var messages: [String] { issues.map(\.message) }

  /// A document of the bundle, to be drawn itself.
  func subject(_ name: String, _ mode: DesignTime.Mode = .design) throws -> SubjectDocument {
    DesignTime.mode = mode
    return try SubjectDocument(path: "\(bundle.resourcePath ?? "")/\(name)", bundle: bundle, mode: mode)
  }

  /// The text of a xib with those objects, whose File's Owner is of a class.
  static func xib(owner: String = "", outlets: String = "", _ objects: String, resources: String = "") -> String {
    let ownerClass = owner.isEmpty ? "" : " customClass=\"\(owner)\""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" useAutolayout="YES">
      <device id="retina6_1" orientation="portrait" appearance="light"/>
      <objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"\(ownerClass)><connections>\(outlets)</connections></placeholder>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      \(objects)
      </objects>
      \(resources)
      </document>
      """
  }

  /// The text of a storyboard with those scenes' objects.
  static func storyboard(initial: String, _ scenes: [String]) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
    useAutolayout="YES" useSafeAreas="YES" initialViewController="\(initial)">
    <device id="retina6_1" orientation="portrait" appearance="light"/>
    <scenes>\(scenes.map { "<scene sceneID=\"s\"><objects>\($0)</objects></scene>" }.joined(separator: "\n"))</scenes>
    </document>
    """
  }
}
