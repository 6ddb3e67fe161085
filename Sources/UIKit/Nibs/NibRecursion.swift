import InterfaceBuilder

/// Notices a nib that loads itself without end.
@MainActor enum NibRecursion {
  private static var open: [InterfaceDocument] = []

  /// How often a nib may be within itself. Some are, a few times, such as a comment in a comment; each time takes some
  /// hundred kilobytes of stack.
  private static let limit = 24

  static func enter<Result>(_ document: InterfaceDocument, _ body: () -> Result) -> Result {
    if open.count(where: { $0.path != nil && $0.path == document.path }) >= limit { fail(document) }
    open.append(document)
    defer { open.removeLast() }
    return body()
  }

  private static func fail(_ document: InterfaceDocument) -> Never {
    let file = ((document.path ?? "") as NSString).lastPathComponent
    let name = (file as NSString).deletingPathExtension
    let root = document.topLevelObjects.first { $0.customClass != nil }
    let type = root?.customClass ?? "a class of its own"
    let line = root.map { ":\($0.line)" } ?? ""
    NibException.raise(
      NibException.inconsistency,
      "\(file)\(line): the nib '\(name)' loads itself: a view in it is of class \(type), which loads '\(name)' again "
        + "when it is made. Set File's Owner to \(type) and leave that view a plain UIView, or load the nib elsewhere")
  }
}
