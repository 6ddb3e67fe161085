extension DesignTime {
  /// The designables of the document that is drawn, and their ids in it.
  @MainActor private static var designables: [ObjectIdentifier: String] = [:]
  /// The object whose code runs, by id.
  @MainActor private static var runningObject: String?

  /// Makes a designable's layout and drawing known by its id from now on.
  @MainActor static func name(_ view: UIView, _ id: String) { designables[ObjectIdentifier(view)] = id }

  /// Runs a component's code for an object of the document, and lets the host know meanwhile.
  @MainActor static func run<Result>(_ id: String, _ body: () -> Result) -> Result {
    let outer = runningObject
    guard id != outer else { return body() }
    runningObject = id
    willRun(id)
    defer {
      runningObject = outer
      willRun(outer)
    }
    return body()
  }

  /// Lays out or draws a view. What is in a designable counts as its own.
  @MainActor static func run(_ view: UIView, _ body: () -> Void) {
    guard !designables.isEmpty, let id = nearestDesignable(to: view) else { return body() }
    run(id, body)
  }

  @MainActor private static func nearestDesignable(to view: UIView) -> String? {
    sequence(first: view, next: \.superview).lazy.compactMap { designables[ObjectIdentifier($0)] }.first
  }
}
