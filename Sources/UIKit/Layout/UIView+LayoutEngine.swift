extension UIView {
  /// On a root: solves the constraints of the tree, if anything changed, and asks for layout where a frame is to change.
  /// A tree without constraints does not touch the solver.
  package func layoutEngineSolve() {
    guard layout.needsSolving else { return }
    layout.needsSolving = false
    let tree = layoutTree()
    for view in tree { view.layout.solvedFrame = nil }
    guard Self.usesConstraints(tree, root: self) else { return }
    let size = bounds.size
    let engine = LayoutSolution(
      root: self, tree, translatesAutoresizingMaskIntoConstraints ? .fixed(size) : .preferred(size))
    engine.store()
    report(engine.conflicts)
  }

  /// Gives the subviews that constraints place the frames that were found for them.
  package func layoutEngineApply() {
    let root = layoutRoot
    let wasApplying = root.layout.isApplying
    root.layout.isApplying = true
    for view in subviews { view.takeSolvedFrame() }
    root.layout.isApplying = wasApplying
  }

  /// Notes that the view's place or size changed, which only matters where it was not layout that changed it.
  package func layoutEngineGeometryChanged() {
    let root = layoutRoot
    if !root.layout.isApplying { root.layout.needsSolving = true }
  }

  /// The smallest size near to `target`, in points, that the constraints in the view allow.
  package func layoutEngineFittingSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    let solution = LayoutSolution(
      root: self, layoutTree(), .fitting(target, horizontal: horizontal, vertical: vertical))
    let size = solution.rootRectangle.size
    return alignmentRect(forFrame: CGRect(origin: .zero, size: size)).size
  }

  /// Whether the constraints leave the view's place or size open, as far as they were solved.
  public var hasAmbiguousLayout: Bool { layout.isAmbiguous }

  /// Does nothing at design time.
  public func exerciseAmbiguityInLayout() {}

  func takeSolvedFrame() {
    guard let frame = layout.solvedFrame, frame != untransformedFrame else { return }
    bounds.size = frame.size
    let anchor = layer.anchorPoint
    center = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
  }

  /// The view and all below it, from above.
  func layoutTree() -> [UIView] {
    var tree: [UIView] = [self]
    var next = 0
    while next < tree.count {
      tree += tree[next].subviews
      next += 1
    }
    return tree
  }

  private static func usesConstraints(_ tree: [UIView], root: UIView) -> Bool {
    tree.contains { view in
      !view.layout.constraints.isEmpty || (view !== root && !view.translatesAutoresizingMaskIntoConstraints)
        || (view as? UIStackView)?.arrangedSubviews.isEmpty == false
    }
  }

  private func report(_ conflicts: [LayoutConflict]) {
    // A root that has no size yet satisfies hardly anything.
    guard bounds.width > 0, bounds.height > 0 else { return }
    for conflict in conflicts where layout.reportedConflicts.insert(conflict.message).inserted {
      DesignTime.report(DesignTimeIssue(.warning, conflict.message))
    }
  }
}
