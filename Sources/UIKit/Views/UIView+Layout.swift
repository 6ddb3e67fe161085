extension UIView {
  /// That a view has no size of its own along an axis.
  public static let noIntrinsicMetric: CGFloat = -1
  /// A fitting size that is as small as possible.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// A fitting size that is as large as possible.
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// After so many passes a layout that never settles is left as it is.
  private static let maximumPasses = 8

  /// Lays out the tree that the view is in, as far as it needs it: constraints are brought up to date from below,
  /// solved
  /// from the top, then subviews are laid out from above. Layout may change constraints, so this repeats until it is
  /// settled.
  func runLayout() {
    let root = rootView
    root.reportSafeAreas()
    for _ in 0..<Self.maximumPasses {
      root.updateConstraintsBelow()
      root.layoutEngineSolve()
      layer.layoutIfNeeded()
      let isSettled = !root.reportSafeAreas() && !root.layout.needsSolving && !layer.needsLayout()
      if isSettled { return }
    }
  }

  func performLayout() {
    traitCollection.performAsCurrent {
      controller?.viewWillLayoutSubviews()
      DesignTime.run(self) { layoutSubviews() }
      controller?.viewDidLayoutSubviews()
    }
  }

  func updateConstraintsBelow() {
    for child in children { child.updateConstraintsIfNeeded() }
    guard layout.needsUpdateConstraints else { return }
    layout.needsUpdateConstraints = false
    if let controller {
      controller.updateViewConstraints()
    } else {
      DesignTime.run(self) { updateConstraints() }
    }
  }
}
