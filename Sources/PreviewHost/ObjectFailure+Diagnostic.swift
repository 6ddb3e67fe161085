import ForkServer
import InterfaceBuilder
import PreviewMessages

extension ObjectFailure {
  /// What Interface Builder says of a designable that failed: the scene it is in, then what happened, at its place in the
  /// document; and where in the code it happened.
  func diagnostics(in document: InterfaceDocument) -> [PreviewDiagnostic] {
    let element = document.element(id: object)
    let shown = document.roots.first { $0.element.subtree.contains { $0.id == object } }?.element ?? element
    let name = shown?.className ?? "UIView"
    let id = shown?.id ?? object
    let own = element?.className.map { shown?.id == object ? "" : "\($0) (\(object)): " } ?? ""
    let failure = PreviewDiagnostic(
      .error,
      "IB Designables: Failed to render and update auto layout status for \(name) (\(id)): \(own)\(reason)",
      file: document.path, line: element?.line, column: element?.column)
    guard !addresses.isEmpty else { return [failure] }
    return [
      failure, PreviewDiagnostic(.note, "\(element?.className ?? name) failed here: \(reason)", addresses: addresses),
    ]
  }
}
