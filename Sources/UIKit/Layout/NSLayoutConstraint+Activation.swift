extension NSLayoutConstraint {
  /// The view in whose coordinates an item is placed: the view itself, or the owner of a layout guide.
  static func view(of item: AnyObject?) -> UIView? {
    if let view = item as? UIView { return view }
    if let distance = item as? LayoutDistance {
      guard let start = view(of: distance.startItem), let end = view(of: distance.endItem) else { return nil }
      return start.commonAncestor(with: end)
    }
    return (item as? UILayoutGuide)?.owningView
  }

  func activate() {
    guard owner == nil, let first = Self.view(of: firstItem) else { return }
    guard secondItem != nil else { return first.addConstraint(self) }
    guard let second = Self.view(of: secondItem), let ancestor = first.commonAncestor(with: second) else {
      return reportNoCommonAncestor()
    }
    ancestor.addConstraint(self)
  }

  func deactivate() { owner?.removeConstraint(self) }

  private func reportNoCommonAncestor() {
    let anchors = "\(NSLayoutConstraint.name(of: firstItem)) and \(NSLayoutConstraint.name(of: secondItem))"
    DesignTime.report(
      DesignTimeIssue(
        .error,
        "Unable to activate constraint with anchors \(anchors) because they have no common ancestor.  "
          + "Does the constraint or its anchors reference items in different view hierarchies?  That's illegal. "
          + "Call addSubview(_:) before activating the constraint.",
        wantsBacktrace: true))
  }
}
