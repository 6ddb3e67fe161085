extension NSLayoutConstraint {
  /// The constraints that a visual format string describes. A string that cannot be read, or names what is not given, is
  /// an error of the preview and makes no constraints.
  public class func constraints(
    withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      let reader = VisualFormatReader(
        format: try VisualFormatParser.parse(format), text: format, options: opts, metrics: metrics ?? [:],
        views: views)
      return try reader.constraints()
    } catch {
      DesignTime.report(DesignTimeIssue(.error, "\(error)", wantsBacktrace: true))
      return []
    }
  }
}

/// Makes constraints of a visual format.
@MainActor struct VisualFormatReader {
  let format: VisualFormat
  let text: String
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]

  func constraints() throws -> [NSLayoutConstraint] {
    let items = try format.views.map { try item(named: $0.name) }
    var constraints: [NSLayoutConstraint] = []
    if let gap = format.leadingGap {
      constraints += try gap.map { try edge($0, of: superview(of: items[0]), items[0], atEnd: false) }
    }
    for (index, item) in items.enumerated() {
      constraints += try format.views[index].size.map { try size($0, of: item) }
      guard index > 0 else { continue }
      constraints += try format.gaps[index - 1].map { try between(items[index - 1], item, $0) }
    }
    if let gap = format.trailingGap, let last = items.last {
      constraints += try gap.map { try edge($0, of: superview(of: last), last, atEnd: true) }
    }
    return constraints + alignment(items)
  }

  // MARK: Sizes and gaps

  private func size(_ predicate: VisualFormat.Predicate, of item: AnyObject) throws -> NSLayoutConstraint {
    let attribute: NSLayoutConstraint.Attribute = format.isVertical ? .height : .width
    if case .name(let name) = predicate.operand, metrics[name] == nil, views[name] != nil {
      return try made(item, attribute, predicate, try self.item(named: name), attribute, constant: 0)
    }
    return try made(item, attribute, predicate, nil, .notAnAttribute, constant: number(predicate.operand))
  }

  private func between(
    _ first: AnyObject, _ second: AnyObject, _ predicate: VisualFormat.Predicate
  ) throws -> NSLayoutConstraint {
    let gap = try predicate.operand == .standard ? StandardSpacing.betweenSiblings : number(predicate.operand)
    if format.isVertical, options.contains(.spacingBaselineToBaseline) {
      return try made(second, .firstBaseline, predicate, first, .lastBaseline, constant: gap)
    }
    if isReversed { return try made(first, start, predicate, second, end, constant: gap) }
    return try made(second, start, predicate, first, end, constant: gap)
  }

  /// A gap to the superview's edge; the standard one runs to its margin.
  private func edge(
    _ predicate: VisualFormat.Predicate, of superview: UIView, _ item: AnyObject, atEnd: Bool
  ) throws -> NSLayoutConstraint {
    let attribute = atEnd != isReversed ? end : start
    let isStandard = predicate.operand == .standard
    let outer = isStandard ? attribute.withinMargins : attribute
    let gap = try isStandard ? 0 : number(predicate.operand)
    if atEnd != isReversed { return try made(superview, outer, predicate, item, attribute, constant: gap) }
    return try made(item, attribute, predicate, superview, outer, constant: gap)
  }

  private func made(
    _ first: AnyObject, _ firstAttribute: NSLayoutConstraint.Attribute, _ predicate: VisualFormat.Predicate,
    _ second: AnyObject?, _ secondAttribute: NSLayoutConstraint.Attribute, constant: CGFloat
  ) throws -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      first: first, firstAttribute, predicate.relation, second: second, secondAttribute, constant: constant)
    constraint.priority = UILayoutPriority(Float(try number(predicate.priority)))
    return constraint
  }

  // MARK: Alignment and direction

  private var isReversed: Bool {
    !format.isVertical && options.intersection(.directionMask) == .directionRightToLeft
  }

  private var usesLeftAndRight: Bool { !options.intersection(.directionMask).isEmpty }

  private var start: NSLayoutConstraint.Attribute {
    format.isVertical ? .top : usesLeftAndRight ? .left : .leading
  }

  private var end: NSLayoutConstraint.Attribute {
    format.isVertical ? .bottom : usesLeftAndRight ? .right : .trailing
  }

  private func alignment(_ items: [AnyObject]) -> [NSLayoutConstraint] {
    let attributes: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
      (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
      (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
      (.alignAllFirstBaseline, .firstBaseline),
    ]
    return attributes.filter { options.contains($0.0) }.flatMap { _, attribute in
      zip(items, items.dropFirst()).map { first, second in
        NSLayoutConstraint(first: first, attribute, .equal, second: second, attribute)
      }
    }
  }

  // MARK: Names

  private func item(named name: String) throws -> AnyObject {
    guard let item = views[name] else { throw error("\(name) is not a key in the views dictionary.") }
    return item as AnyObject
  }

  private func superview(of item: AnyObject) throws -> UIView {
    let superview = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
    guard let superview else {
      throw error("Unable to interpret '|' character, because the related view doesn't have a superview.")
    }
    return superview
  }

  private func number(_ operand: VisualFormat.Operand) throws -> CGFloat {
    switch operand {
    case .number(let number): return CGFloat(number)
    case .standard: return StandardSpacing.betweenSiblings
    case .name(let name):
      guard let metric = metrics[name] else {
        throw error("\(name) is not a key in the metrics dictionary.")
      }
      return try value(of: metric, name)
    }
  }

  private func value(of metric: Any, _ name: String) throws -> CGFloat {
    switch metric {
    case let metric as CGFloat: return metric
    case let metric as any BinaryInteger: return CGFloat(Double(metric))
    case let metric as any BinaryFloatingPoint: return CGFloat(Double(metric))
    case let metric as UILayoutPriority: return CGFloat(metric.rawValue)
    case let metric as NSNumber: return CGFloat(metric.doubleValue)
    default: throw error("The metric \(name) is not a number.")
    }
  }

  private func error(_ reason: String) -> VisualFormatError {
    VisualFormatError(reason: reason, format: text, position: 0)
  }
}

extension NSLayoutConstraint.Attribute {
  /// The same edge of the margins.
  fileprivate var withinMargins: Self {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}
