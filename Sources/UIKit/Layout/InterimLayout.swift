// Holds the place of the layout engine until it is here; it replaces this file.
extension UIView { func layoutEngineSolve() {}; var hasAmbiguousLayout: Bool { false }; func isAmbiguous(_ g: UILayoutGuide) -> Bool { false }; func layoutEngineApply() {}
  func layoutEngineFittingSize(_ s: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize { s } }
