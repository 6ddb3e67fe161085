/// One linear relation between parts of views or layout guides: `first = multiplier × second + constant`.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject, @preconcurrency KeyValueCoding {
  /// The view or layout guide on the left side.
  open private(set) weak var firstItem: AnyObject?
  /// The view or layout guide on the right side.
  open private(set) weak var secondItem: AnyObject?
  /// The part of the first item.
  public let firstAttribute: Attribute
  /// The part of the second item; `.notAnAttribute` where there is none.
  public let secondAttribute: Attribute
  /// How the two sides compare.
  public let relation: Relation
  /// The factor of the second item's part.
  public let multiplier: CGFloat
  /// What an archive should keep; nothing reads it at design time.
  open var shouldBeArchived = false
  /// The name that conflict reports show.
  open var identifier: String?

  /// What is added to the right side, in points.
  open var constant: CGFloat {
    didSet { if constant != oldValue { owner?.constraintsDidChange() } }
  }

  /// How much the constraint matters; required unless set.
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { owner?.constraintsDidChange() } }
  }

  /// Distances between anchors, which nothing else keeps.
  private var distances: [LayoutDistance] = []

  /// The view that holds the constraint while it is active.
  package internal(set) weak var owner: UIView?

  /// A constraint between parts of two items, or of one item and a constant. Starts inactive.
  public convenience init(
    item view1: Any, attribute attr1: NSLayoutConstraint.Attribute, relatedBy relation: NSLayoutConstraint.Relation,
    toItem view2: Any?, attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      first: view1 as AnyObject, attr1, relation, second: view2.map { $0 as AnyObject }, attr2, multiplier: multiplier,
      constant: c)
  }

  package init(
    first: AnyObject?, _ firstAttribute: Attribute, _ relation: Relation, second: AnyObject?,
    _ secondAttribute: Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    firstItem = first
    secondItem = second
    self.firstAttribute = firstAttribute
    self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
    distances = [first, second].compactMap { $0 as? LayoutDistance }
    super.init()
  }

  /// A constraint without items, which never holds anything. Components subclass and make these only through nibs.
  public override init() {
    firstAttribute = .notAnAttribute
    secondAttribute = .notAnAttribute
    relation = .equal
    multiplier = 1
    constant = 0
    super.init()
  }

  /// The anchor of the left side.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(item: firstItem, attribute: firstAttribute) }

  /// The anchor of the right side, where there is one.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondItem.map { NSLayoutAnchor(item: $0, attribute: secondAttribute) }
  }

  /// Whether the constraint takes part in layout. Activating adds it to the nearest common ancestor of its items.
  open var isActive: Bool {
    get { owner != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// Activates all of them.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates all of them.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The equation, as UIKit prints it, without addresses.
  nonisolated open override var description: String { MainActor.assumeIsolated { describe() } }

  // MARK: Key-value coding

  /// Reads a property.
  open func value(forKey key: String) -> Any? { KeyValueCoder.value(of: self, forKey: key) }
  /// Writes a property.
  open func setValue(_ value: Any?, forKey key: String) { KeyValueCoder.set(value, of: self, forKey: key) }
  /// Reads along a path.
  open func value(forKeyPath path: String) -> Any? { KeyValueCoder.value(of: self, forKeyPath: path) }
  /// Writes along a path.
  open func setValue(_ value: Any?, forKeyPath path: String) {
    KeyValueCoder.set(value, of: self, forKeyPath: path)
  }
  /// Called for a key that names no property.
  open func value(forUndefinedKey key: String) -> Any? { KeyValueCoder.valueForUndefinedKey(key, of: self) }
  /// Called for a key that names no property.
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    KeyValueCoder.setForUndefinedKey(key, of: self)
  }
}
