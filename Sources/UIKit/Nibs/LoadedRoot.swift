import InterfaceBuilder

/// A scene or top-level view of a document, made and joined together.
@MainActor package struct LoadedRoot {
  /// The object id of the view controller or view.
  package let objectID: String
  /// The view to draw.
  package let view: UIView
  /// The scene's view controller; nil for a loose view.
  package let viewController: UIViewController?
  /// The size that the document stores for the view, in points; the device's where it stores none.
  package let storedSize: CGSize
  /// The size to show the view at where nothing else is asked for, in points.
  package let size: CGSize
  /// What the device and simulated bars cover of a view as large as the screen, in points.
  package let safeArea: InterfaceInsets
  let element: InterfaceElement?
  let loader: DocumentLoader

  /// Puts the view into a window of that size, with the safe area that it has there, and lays it out.
  @discardableResult
  package func show(at size: CGSize) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    let bars = SimulatedBars(insets: UIEdgeInsets(safeArea))
    let shown = viewController ?? UIViewController()
    if viewController == nil {
      // Interface Builder shows a loose view with the margins of a controller's.
      shown.view = isShownAsInInterfaceBuilder ? view : UIView(frame: view.frame)
      view.frame = CGRect(origin: .zero, size: view.frame.size)
    }
    // What is shown fills the window, whatever the document says of how it would be placed in another view.
    view.translatesAutoresizingMaskIntoConstraints = true
    bars.view = UIView(frame: window.bounds)
    window.rootViewController = bars
    bars.addChild(shown)
    shown.view.frame = window.bounds
    if shown.view !== view {
      view.frame = window.bounds
      shown.view.addSubview(view)
    }
    shown.appear { bars.view.addSubview(shown.view) }
    shown.didMove(toParent: bars)
    window.layoutIfNeeded()
    return window
  }

  private var isShownAsInInterfaceBuilder: Bool { loader.mode == .design }

  /// Every view of the root that the document names, in document order, after layout.
  package func inspect() -> [LoadedView] {
    guard let element else { return [] }
    return element.subtree.compactMap { element in
      guard element.isView, let id = element.id, let view = loader.objects[id] as? UIView else { return nil }
      return LoadedView(
        id: id, className: element.className ?? "UIView", frame: view.frame, parent: element.enclosingView?.id,
        isAmbiguous: view.hasAmbiguousLayout)
    }
  }
}

/// The frame of one view of a document.
package struct LoadedView {
  /// The object id.
  package let id: String
  /// The custom class as written, else UIKit's.
  package let className: String
  /// In points, in the superview's coordinates.
  package let frame: CGRect
  /// The object id of the nearest view around it; nil for the root.
  package let parent: String?
  /// Whether its constraints leave its frame open.
  package let isAmbiguous: Bool
}

/// Stands where an app would have its bars, and says how much of a scene they cover.
private final class SimulatedBars: UIViewController {
  private let insets: UIEdgeInsets

  init(insets: UIEdgeInsets) {
    self.insets = insets
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func safeArea(forChild child: UIViewController) -> UIEdgeInsets? { insets }
}
