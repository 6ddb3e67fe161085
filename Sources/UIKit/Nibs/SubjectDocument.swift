import InterfaceBuilder

/// A document that is drawn itself, rather than loaded by a component.
///
/// In design mode its objects are made as Interface Builder makes them: designables with `init(frame:)`, other custom
/// classes as UIKit's own, no connections. At run time as the app makes them.
@MainActor package final class SubjectDocument {
  /// The document as written.
  package let document: InterfaceDocument
  /// The device that it is shown on: the one asked for, else the document's own.
  package let device: InterfaceDevice
  /// Whether the device lies on its side.
  package let isLandscape: Bool
  private let bundle: Bundle
  private let mode: DesignTime.Mode
  private let isDeviceGiven: Bool
  private var xib: (loader: DocumentLoader, top: [AnyObject])?
  private lazy var scenes = StoryboardScenes(document, bundle: bundle, mode: mode, isSubject: true, traits: traits)

  /// Reads a document. Throws `InterfaceDocumentError`. `device` is asked for instead of the document's own.
  package init(path: String, bundle: Bundle, mode: DesignTime.Mode, device: InterfaceDevice? = nil) throws {
    document = try InterfaceDocument(contentsOf: URL(fileURLWithPath: path))
    self.bundle = bundle
    self.mode = mode
    isDeviceGiven = device != nil
    let own = document.device.flatMap { InterfaceDevice.device(id: $0.id) }
    self.device = device ?? own ?? (document.device == nil ? .unspecified : .standard)
    isLandscape = document.device?.isLandscape ?? false
  }

  /// The size classes that variations are chosen for: any, for a document without a device.
  package var traits: InterfaceTraits {
    guard document.device != nil || isDeviceGiven else { return InterfaceTraits(width: nil, height: nil) }
    return device.traits(isLandscape: isLandscape)
  }

  /// Tells the user what in the document is not understood.
  package func reportWarnings() {
    for warning in document.warnings {
      DesignTime.report(
        DesignTimeIssue(
          .warning, warning.message, file: document.path, line: warning.line, column: warning.column))
    }
  }

  /// Makes one root: the object of that id, else the initial scene or the first view. Nil where there is none.
  package func load(object id: String? = nil) -> LoadedRoot? {
    let root = id.map { id in document.roots.first { $0.id == id } } ?? document.roots.first
    return root.flatMap { root in load(root) }
  }

  /// Makes every root.
  package func loadAll() -> [LoadedRoot] {
    document.roots.flatMap { root in
      guard let loaded = load(root) else { return [LoadedRoot]() }
      return [loaded] + looseViews(beside: root, loaded.loader)
    }
  }

  /// The views that lie beside the controller in its scene, or that bars show for it.
  private func looseViews(beside root: InterfaceRoot, _ loader: DocumentLoader) -> [LoadedRoot] {
    guard let scene = document.scenes.first(where: { $0.viewController?.id == root.id }) else { return [] }
    let shownInBars = root.element.child(key: "navigationItem")?.subtree.filter { $0.isView && $0.key != nil } ?? []
    return (scene.objects + shownInBars).compactMap { element in
      guard element.isView, let id = element.id, let view = loader.objects[id] as? UIView, view.superview == nil else {
        return nil
      }
      return loaded(InterfaceRoot(id: id, element: element), view, nil, loader)
    }
  }

  private func load(_ root: InterfaceRoot) -> LoadedRoot? {
    guard root.element.isViewController else { return loadView(root) }
    guard let scene = document.kind == .storyboard ? scenes.loadScene(id: root.id) : loadController(root),
      let view = scene.controller.view
    else { return nil }
    return loaded(root, view, scene.controller, scene.loader)
  }

  private func loadView(_ root: InterfaceRoot) -> LoadedRoot? {
    let loader = loadXib()
    return (loader.objects[root.id] as? UIView).map { loaded(root, $0, nil, loader) }
  }

  private func loadController(_ root: InterfaceRoot) -> (controller: UIViewController, loader: DocumentLoader)? {
    let loader = loadXib()
    return (loader.objects[root.id] as? UIViewController).map { ($0, loader) }
  }

  private func loadXib() -> DocumentLoader {
    if let xib { return xib.loader }
    let loader = DocumentLoader(document, bundle: bundle, mode: mode, isSubject: true, traits: traits)
    xib = (loader, loader.loadTopLevelObjects())
    return loader
  }

  private func loaded(
    _ root: InterfaceRoot, _ view: UIView, _ controller: UIViewController?, _ loader: DocumentLoader
  ) -> LoadedRoot {
    let stored = root.view?.rect("frame")?.size
    let screen = device.size(isLandscape: isLandscape)
    let isScene = root.element.isViewController && root.element.size("freeformSize") == nil
    return LoadedRoot(
      objectID: root.id, view: view, viewController: controller, storedSize: stored ?? screen,
      size: isDeviceGiven && isScene ? screen : stored ?? screen,
      safeArea: document.safeArea(of: root, on: device, isLandscape: isLandscape, inApp: mode == .runtime),
      element: root.view, loader: loader)
  }
}
