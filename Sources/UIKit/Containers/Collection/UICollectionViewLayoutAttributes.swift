/// Where a layout puts one view of a collection, and how it looks there.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying, UIDynamicItem {
  /// Makes attributes of nothing.
  public required override init() { super.init() }

  /// Attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
  /// Attributes of a header, footer or the like.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementKind = elementKind
    representedElementCategory = .supplementaryView
  }
  /// Attributes of a decoration.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementKind = decorationViewKind
    representedElementCategory = .decorationView
  }

  /// Place and size in the collection's content, in points.
  open var frame: CGRect {
    get { CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height) }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }
  /// The middle, in the collection's content.
  open var center: CGPoint = .zero
  /// The size in points.
  open var size: CGSize = .zero
  /// The bounds in points.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  /// The transform about the middle.
  open var transform: CGAffineTransform = .identity
  /// The transform about the middle, in three dimensions.
  open var transform3D: CATransform3D = CATransform3DIdentity
  /// How visible the view is, 0 to 1.
  open var alpha: CGFloat = 1
  /// How far in front the view is.
  open var zIndex = 0
  /// Whether the view is left out.
  open var isHidden = false
  /// The item, or the section with an index.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// What kind of view.
  open private(set) var representedElementCategory: UICollectionView.ElementCategory = .cell
  /// The name of the kind, where it is no cell.
  open private(set) var representedElementKind: String?

  /// A copy of the same class.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.center = center
    copy.size = size
    copy.transform = transform
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    return copy
  }
}
