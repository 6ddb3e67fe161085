/// A rectangle that constraints can place and refer to, without a view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject, @preconcurrency NSCoding {
  /// The view in whose coordinates the rectangle is.
  open internal(set) weak var owningView: UIView?
  /// The name that messages show.
  open var identifier = ""

  /// The rectangle that layout gave it.
  var placedFrame = CGRect.zero
  /// Whether the constraints left its place or size open when they were last solved.
  var isAmbiguous = false

  /// A guide without an owner.
  public override init() { super.init() }

  /// A guide without an owner; nibs set the rest.
  public required init?(coder: NSCoder) { super.init() }

  /// Does nothing at design time.
  open func encode(with coder: NSCoder) {}

  /// The rectangle, in the owning view's coordinates, in points.
  open var layoutFrame: CGRect { placedFrame }

  /// The left or right edge at which text begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .leading) }
  /// The left or right edge at which text ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .right) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .height) }
  /// The vertical centre line.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .centerX) }
  /// The horizontal centre line.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .centerY) }

  /// Whether the constraints leave its place open.
  open var hasAmbiguousLayout: Bool { isAmbiguous }

  /// The active constraints that mention it along an axis.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    (owningView?.constraintsInScope ?? []).filter {
      $0.mentions(self) && $0.firstAttribute.isHorizontal == (axis == .horizontal)
    }
  }
}
