extension UIView {
  /// The topmost view above this one, or this one.
  var rootView: UIView {
    var view = self
    while let above = view.parent { view = above }
    return view
  }

  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    if view.parent === self { remove(child: view) }
    guard let index = children.firstIndex(where: { $0 === sibling }) else { return }
    insert(view, at: index + offset)
  }

  /// Puts `view` at `index`, in front where that is `nil`. A view that is here already only changes its place.
  func insert(_ view: UIView, at index: Int?) {
    precondition(view !== self, "*** Can't add self as subview")
    let oldParent = view.parent
    let oldWindow = view.window
    let oldTint = view.effectiveTint
    let isNew = oldParent !== self
    if isNew {
      if oldWindow !== window { view.announceWindow(window) }
      view.willMove(toSuperview: self)
      oldParent?.willRemoveSubview(view)
    }
    if isNew, let oldParent { view.removeConstraintsLeavingSubtree(of: oldParent) }
    oldParent?.remove(child: view)
    place(view, at: index.map { min(max($0, 0), children.count) } ?? children.count)
    view.parent = self
    constraintsDidChange()
    guard isNew else { return }
    view.inheritAfterMove(fromTint: oldTint)
    if oldWindow !== view.window { view.enterWindow(from: oldWindow) }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  func detach() {
    guard let old = parent else { return }
    let oldWindow = window
    if oldWindow != nil { announceWindow(nil) }
    willMove(toSuperview: nil)
    old.willRemoveSubview(self)
    removeConstraintsLeavingSubtree(of: old)
    old.remove(child: self)
    parent = nil
    if oldWindow != nil { enterWindow(from: oldWindow) }
    didMoveToSuperview()
  }

  func exchange(_ first: Int, _ second: Int) {
    guard children.indices.contains(first), children.indices.contains(second), first != second else { return }
    children.swapAt(first, second)
    var layers = layer.sublayers ?? []
    guard let one = layers.firstIndex(where: { $0 === children[first].layer }),
      let other = layers.firstIndex(where: { $0 === children[second].layer })
    else { return }
    layers.swapAt(one, other)
    layer.sublayers = layers
  }

  func restack(_ view: UIView, toFront: Bool) {
    guard let index = children.firstIndex(where: { $0 === view }) else { return }
    children.remove(at: index)
    children.insert(view, at: toFront ? children.count : 0)
    if toFront {
      layer.addSublayer(view.layer)
    } else {
      layer.insertSublayer(view.layer, at: 0)
    }
  }

  func findTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  private func place(_ view: UIView, at index: Int) {
    if index < children.count {
      layer.insertSublayer(view.layer, below: children[index].layer)
    } else {
      layer.addSublayer(view.layer)
    }
    children.insert(view, at: index)
  }

  private func remove(child: UIView) {
    children.removeAll { $0 === child }
    child.layer.removeFromSuperlayer()
  }

  private func announceWindow(_ window: UIWindow?) {
    willMove(toWindow: window)
    for child in children { child.announceWindow(window) }
  }

  private func enterWindow(from old: UIWindow?) {
    for child in children { child.enterWindow(from: old) }
    didMoveToWindow()
  }
}
