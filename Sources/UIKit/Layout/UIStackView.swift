/// Lays its arranged subviews out in a row or column by constraints of its own.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// The views in the row or column, in order. Each is a subview; a subview need not be arranged.
  open internal(set) var arrangedSubviews: [UIView] = []
  /// Which way the views run.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { rearrange() } }
  /// How the views share the stack's length.
  open var distribution = Distribution.fill { didSet { rearrange() } }
  /// How the views lie across the stack.
  open var alignment = Alignment.fill { didSet { rearrange() } }
  /// The gap between neighbours, in points.
  open var spacing: CGFloat = 0 { didSet { rearrange() } }
  /// Whether gaps in a column run from baseline to baseline.
  open var isBaselineRelativeArrangement = false { didSet { rearrange() } }
  /// Whether the views lie within the stack's margins rather than its edges.
  open var isLayoutMarginsRelativeArrangement = false { didSet { rearrange() } }

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// The constraints that hold the views together, as of the last layout.
  var arrangement: [NSLayoutConstraint] = []
  /// The guides that equal gaps are measured with, as of the last layout.
  var gapGuides: [UILayoutGuide] = []

  /// A stack of that frame without views.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A stack of those views, placed by constraints.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// A stack from a nib.
  public required init(coder: NSCoder) { super.init(coder: coder)! }

  /// Adds a view to the end of the row.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Adds a view to the row, or moves it there.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    rearrange()
  }

  /// Takes a view out of the row; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    rearrange()
  }

  /// Sets the gap after one arranged view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    rearrange()
  }

  /// The gap after one arranged view, `spacingUseDefault` where none was set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// The gap after one arranged view, in points.
  func gap(after view: UIView) -> CGFloat {
    let gap = customSpacings[ObjectIdentifier(view)] ?? spacing
    return gap == Self.spacingUseSystem ? StandardSpacing.betweenSiblings : gap
  }

  /// A subview that leaves the stack leaves the row too.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  private func rearrange() { constraintsDidChange() }
}
