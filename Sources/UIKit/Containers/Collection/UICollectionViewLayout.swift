/// Decides where the views of a collection are.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding,
  @preconcurrency KeyValueCoding
{
  /// Makes a layout.
  public override init() { super.init() }
  /// Makes a layout out of a nib.
  public required init?(coder: NSCoder) {
    super.init()
    (coder as? UINibDecoder)?.configure(self)
  }
  /// Archives the layout. Nothing is archived at design time.
  open func encode(with coder: NSCoder) {}

  /// The collection.
  open package(set) weak var collectionView: UICollectionView?
  /// The class of the layout's attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The size of the content in points.
  open var collectionViewContentSize: CGSize { .zero }
  /// Works the layout out, before it is asked for.
  open func prepare() {}
  /// Asks for the layout to be worked out anew.
  open func invalidateLayout() { collectionView?.layoutChanged() }
  /// Whether new bounds need a new layout.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// What is in a rectangle of the content.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Where an item is.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a header, footer or the like is.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a decoration is. Decorations are not drawn.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where scrolling should come to rest.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Where scrolling should come to rest.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }
  /// Whether content runs from right to left with the language.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  /// Takes the class of decorations. Decorations are not drawn.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {}

  /// Called after the layout has been made from a nib.
  open func awakeFromNib() {}
  /// Reads a property.
  open func value(forKey key: String) -> Any? { KeyValueCoder.value(of: self, forKey: key) }
  /// Writes a property.
  open func setValue(_ value: Any?, forKey key: String) { KeyValueCoder.set(value, of: self, forKey: key) }
  /// Reads along a path.
  open func value(forKeyPath path: String) -> Any? { KeyValueCoder.value(of: self, forKeyPath: path) }
  /// Writes along a path.
  open func setValue(_ value: Any?, forKeyPath path: String) { KeyValueCoder.set(value, of: self, forKeyPath: path) }
  /// Called for a key that names no property.
  open func value(forUndefinedKey key: String) -> Any? { KeyValueCoder.valueForUndefinedKey(key, of: self) }
  /// Called for a key that names no property.
  open func setValue(_ value: Any?, forUndefinedKey key: String) { KeyValueCoder.setForUndefinedKey(key, of: self) }
}
