import Foundation
import InterfaceBuilder
import PreviewMessages
import PreviewStore

/// What a project knows of one document: what it draws and which classes it takes.
struct DocumentSummary {
  /// One scene or top-level view.
  struct Root {
    /// Unique in the document.
    var name: String
    var object: String?
    /// The custom classes in it.
    var classes: Set<String> = []
  }

  var roots: [Root]
  /// Why the document cannot be read as it is now.
  var problem: PreviewDiagnostic?

  /// Reads the document at the absolute `path`. One that cannot be read keeps the roots that it had `before`, so that
  /// their pictures are marked stale rather than lost.
  init(of path: String, before: DocumentSummary?) {
    do {
      let document = try InterfaceDocument(contentsOf: URL(fileURLWithPath: path))
      roots = Self.roots(of: document)
    } catch {
      roots = before?.roots ?? [Root(name: "Document", object: nil)]
      let known = error as? InterfaceDocumentError
      problem = PreviewDiagnostic(
        .error, known?.message ?? "\(error)", file: path, line: known?.line, column: known?.column)
    }
  }

  /// The custom classes in the document.
  var classes: Set<String> { roots.reduce(into: []) { $0.formUnion($1.classes) } }

  private static func roots(of document: InterfaceDocument) -> [Root] {
    let elements: [InterfaceElement] =
      switch document.kind {
      case .storyboard: document.scenes.compactMap(\.viewController).filter { $0.name != "viewControllerPlaceholder" }
      case .xib: document.topLevelObjects.filter { $0.isView || $0.isViewController }
      }
    let isOnly = elements.count == 1
    let names = elements.map { PictureName.component(name(of: $0, isOnly: isOnly)) }
    return zip(elements, names).map { element, name in
      let isUnique = names.count { $0 == name } == 1
      return Root(
        name: isUnique ? name : "\(name)-\(element.id ?? "")", object: element.id,
        classes: Set(element.subtree.compactMap(\.customClass)))
    }
  }

  private static func name(of element: InterfaceElement, isOnly: Bool) -> String {
    let title = element.isViewController ? element["title"] : nil
    let name = element["storyboardIdentifier"] ?? element.customClass ?? title ?? element.userLabel
    return name ?? (isOnly && element.isView ? "View" : element.id ?? "View")
  }
}
