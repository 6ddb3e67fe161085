extension UIStackView {
  private typealias Attribute = NSLayoutConstraint.Attribute

  /// What the stack's axis is in attributes, and what lies across it.
  private struct Axes {
    let start: Attribute
    let end: Attribute
    let size: Attribute
    let center: Attribute
    let crossStart: Attribute
    let crossEnd: Attribute
    let crossCenter: Attribute

    static let horizontal = Axes(
      start: .leading, end: .trailing, size: .width, center: .centerX, crossStart: .top, crossEnd: .bottom,
      crossCenter: .centerY)
    static let vertical = Axes(
      start: .top, end: .bottom, size: .height, center: .centerY, crossStart: .leading, crossEnd: .trailing,
      crossCenter: .centerX)
  }

  private var axes: Axes { axis == .horizontal ? .horizontal : .vertical }

  /// The arranged views that take part: hidden ones leave no gap.
  var visibleViews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  /// Makes the constraints that hold the views together anew.
  func updateArrangement() {
    gapGuides = []
    let views = visibleViews
    guard let first = views.first, let last = views.last else {
      arrangement = []
      return
    }
    let canvas: AnyObject = isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self
    arrangement = [
      relation("UISV-canvas-connection", canvas, axes.start, .equal, first, axes.start),
      relation("UISV-canvas-connection", canvas, axes.end, .equal, last, axes.end),
    ]
    arrangement +=
      spacingConstraints(views) + distributionConstraints(views, canvas) + alignmentConstraints(views, canvas)
  }

  private func relation(
    _ identifier: String, _ first: AnyObject, _ firstAttribute: Attribute, _ relation: NSLayoutConstraint.Relation,
    _ second: AnyObject?, _ secondAttribute: Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: UILayoutPriority = .required
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      first: first, firstAttribute, relation, second: second, secondAttribute, multiplier: multiplier,
      constant: constant)
    constraint.priority = priority
    constraint.identifier = identifier
    return constraint
  }

  // MARK: Along the axis

  private func spacingConstraints(_ views: [UIView]) -> [NSLayoutConstraint] {
    let isLoose = distribution == .equalSpacing || distribution == .equalCentering
    let usesBaselines = isBaselineRelativeArrangement && axis == .vertical
    return zip(views, views.dropFirst()).map { view, next in
      relation(
        "UISV-spacing", next, usesBaselines ? .firstBaseline : axes.start, isLoose ? .greaterThanOrEqual : .equal, view,
        usesBaselines ? .lastBaseline : axes.end, constant: gap(after: view))
    }
  }

  private func distributionConstraints(_ views: [UIView], _ canvas: AnyObject) -> [NSLayoutConstraint] {
    switch distribution {
    case .fill: fillOrder(views)
    case .fillEqually:
      views.dropFirst().map { relation("UISV-fill-equally", $0, axes.size, .equal, views[0], axes.size) }
    case .fillProportionally: proportions(views, canvas)
    case .equalSpacing: equalGaps(views, from: axes.end, to: axes.start, priority: .required)
    case .equalCentering: equalGaps(views, from: axes.center, to: axes.center, priority: UILayoutPriority(149))
    }
  }

  /// Where nothing else decides which view takes up room to spare, an earlier one does.
  private func fillOrder(_ views: [UIView]) -> [NSLayoutConstraint] {
    guard views.count > 1 else { return [] }
    return views.enumerated().dropFirst().map { index, view in
      relation(
        "UISV-fill-order", view, axes.size, .equal, nil, .notAnAttribute,
        priority: UILayoutPriority(1 + Float(index) / Float(views.count)))
    }
  }

  /// Each view's share of the stack's length is that of its natural length in all of them with the gaps; as these shares
  /// and the gaps are more or less than the whole, a later view gives way, as frames show that UIKit laid out.
  private func proportions(_ views: [UIView], _ canvas: AnyObject) -> [NSLayoutConstraint] {
    let lengths = views.map(naturalLength)
    let gaps = views.dropLast().reduce(0) { $0 + gap(after: $1) }
    let whole = lengths.reduce(gaps) { $0 + max($1, 0) }
    guard whole > 0 else { return [] }
    return zip(views, lengths).enumerated().compactMap { index, pair in
      guard pair.1 > 0 else { return nil }
      return relation(
        "UISV-fill-proportionally", pair.0, axes.size, .equal, canvas, axes.size, multiplier: pair.1 / whole,
        priority: UILayoutPriority(999 - Float(index) / 100))
    }
  }

  /// The intrinsic length of a view along the axis; what fits its views for a stack, which has none.
  private func naturalLength(of view: UIView) -> CGFloat {
    let size =
      view is UIStackView ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : view.intrinsicContentSize
    return axis == .horizontal ? size.width : size.height
  }

  private func equalGaps(
    _ views: [UIView], from: Attribute, to: Attribute, priority: UILayoutPriority
  ) -> [NSLayoutConstraint] {
    var constraints: [NSLayoutConstraint] = []
    for (view, next) in zip(views, views.dropFirst()) {
      let guide = UILayoutGuide()
      guide.owningView = self
      guide.identifier = "UISV-gap"
      gapGuides.append(guide)
      constraints.append(relation("UISV-distributing-edge", guide, axes.start, .equal, view, from))
      constraints.append(relation("UISV-distributing-edge", guide, axes.end, .equal, next, to))
    }
    return constraints
      + gapGuides.dropFirst().map {
        relation("UISV-distributing", $0, axes.size, .equal, gapGuides[0], axes.size, priority: priority)
      }
  }

  // MARK: Across the axis

  private func alignmentConstraints(_ views: [UIView], _ canvas: AnyObject) -> [NSLayoutConstraint] {
    let start = axes.crossStart
    let end = axes.crossEnd
    let weak = UILayoutPriority(25)
    return views.flatMap { view in
      switch alignment {
      case .fill: [align(view, start, canvas), align(view, end, canvas)]
      case .leading: [align(view, start, canvas), inside(canvas, end, view), align(view, end, canvas, weak)]
      case .trailing: [align(view, end, canvas), inside(view, start, canvas), align(view, start, canvas, weak)]
      case .center:
        [
          align(view, axes.crossCenter, canvas), inside(view, start, canvas), inside(canvas, end, view),
          align(view, start, canvas, weak),
        ]
      case .firstBaseline, .lastBaseline: baselines(view, views[0], canvas, weak)
      }
    }
  }

  private func baselines(
    _ view: UIView, _ first: UIView, _ canvas: AnyObject, _ weak: UILayoutPriority
  ) -> [NSLayoutConstraint] {
    let edges = [
      inside(view, axes.crossStart, canvas), inside(canvas, axes.crossEnd, view),
      align(view, axes.crossStart, canvas, weak), align(view, axes.crossEnd, canvas, weak),
    ]
    guard axis == .horizontal, view !== first else { return edges }
    let baseline: Attribute = alignment == .firstBaseline ? .firstBaseline : .lastBaseline
    return edges + [align(view, baseline, first)]
  }

  private func align(
    _ view: UIView, _ attribute: Attribute, _ other: AnyObject, _ priority: UILayoutPriority = .required
  ) -> NSLayoutConstraint {
    let identifier = priority == .required ? "UISV-alignment" : "UISV-ambiguity-suppression"
    return relation(identifier, view, attribute, .equal, other, attribute, priority: priority)
  }

  /// `first` is at `second` or after it.
  private func inside(_ first: AnyObject, _ attribute: Attribute, _ second: AnyObject) -> NSLayoutConstraint {
    relation("UISV-canvas-fit", first, attribute, .greaterThanOrEqual, second, attribute)
  }
}
