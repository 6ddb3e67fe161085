/// The constraints of a tree solved, with text as tall as its width asks for.
@MainActor struct LayoutSolution {
  private let root: UIView
  private var engine: LayoutEngine
  private(set) var conflicts: [LayoutConflict]

  /// After so many passes, widths that still change are left as they are.
  private static let maximumPasses = 3

  init(root: UIView, _ tree: [UIView], _ size: LayoutEngine.RootSize) {
    self.root = root
    engine = LayoutEngine(root: root, size: size)
    conflicts = engine.solve(tree)
    for _ in 1..<Self.maximumPasses {
      let widths = contentWidths()
      guard widths != engine.contentWidths else { return }
      engine = LayoutEngine(root: root, size: size)
      engine.contentWidths = widths
      conflicts = engine.solve(tree)
    }
  }

  /// The root's frame in its own coordinates, not fitted to pixels.
  var rootRectangle: CGRect { engine.rectangle(engine.frame(of: root)) }

  /// The alignment widths that were found for views whose content would be wider, to a thousandth of a point.
  private func contentWidths() -> [ObjectIdentifier: CGFloat] {
    var widths = engine.contentWidths
    for (view, natural) in engine.contents {
      let insets = view.alignmentRectInsets
      let width = engine.rectangle(engine.frame(of: view)).width - insets.left - insets.right
      if width < natural - 0.01 || widths[ObjectIdentifier(view)] != nil {
        widths[ObjectIdentifier(view)] = (width * 1000).rounded() / 1000
      }
    }
    return widths
  }

  /// Keeps the frames with the views and guides, and asks for layout where one is to change.
  func store() {
    let scale = UIScreen.main.scale
    for view in engine.views {
      let frame = engine.frame(of: view)
      view.layout.isAmbiguous = engine.isAmbiguous(frame)
      if view === root {
        storeRootSize(engine.rectangle(frame).fitted(toPixelsAt: scale).size)
      } else if !view.translatesAutoresizingMaskIntoConstraints {
        store(engine.rectangle(frame).fitted(toPixelsAt: scale), for: view)
      }
    }
    for guide in engine.guides { store(guide, scale) }
  }

  private func store(_ frame: CGRect, for view: UIView) {
    view.layout.solvedFrame = frame
    if frame != view.untransformedFrame { view.superview?.setNeedsLayout() }
  }

  private func storeRootSize(_ size: CGSize) {
    guard !root.translatesAutoresizingMaskIntoConstraints, size != root.bounds.size else { return }
    root.layout.isApplying = true
    root.frame = CGRect(origin: root.untransformedFrame.origin, size: size)
    root.layout.isApplying = false
  }

  private func store(_ guide: UILayoutGuide, _ scale: CGFloat) {
    let frame = engine.frame(of: guide)
    guide.isAmbiguous = engine.isAmbiguous(frame)
    guide.placedFrame = engine.rectangle(frame).fitted(toPixelsAt: scale)
    guard let scrollView = guide.owningView as? any ScrollingView, guide === scrollView.contentLayoutGuide else {
      return
    }
    if scrollView.contentSize != guide.placedFrame.size { scrollView.contentSize = guide.placedFrame.size }
  }
}

extension CGRect {
  /// The rectangle with each edge at the nearest pixel, halves going up, as UIKit and Interface Builder place views.
  func fitted(toPixelsAt scale: CGFloat) -> CGRect {
    func fitted(_ position: CGFloat) -> CGFloat { (position * scale + 0.5 + 1e-6).rounded(.down) / scale }
    let (left, top) = (fitted(minX), fitted(minY))
    return CGRect(x: left, y: top, width: fitted(maxX) - left, height: fitted(maxY) - top)
  }
}
