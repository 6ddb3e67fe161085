/// Puts items into lines, and lines one after the other.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  private var attributes: [UICollectionViewLayoutAttributes] = []
  private var contentLength: CGFloat = 0

  /// Asks items for their own size. Not supported: `itemSize` counts.
  public static let automaticSize = CGSize(width: 1.7976931348623157e308, height: 1.7976931348623157e308)

  /// Makes a layout.
  public override init() { super.init() }
  /// Makes a layout out of a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The least gap between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The least gap between the items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The size of items, in points.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// Stored only: `itemSize` counts.
  open var estimatedItemSize: CGSize = .zero
  /// The way the content goes on.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical { didSet { invalidateLayout() } }
  /// The size of headers; the length along the way counts, in points.
  open var headerReferenceSize: CGSize = .zero { didSet { invalidateLayout() } }
  /// The size of footers; the length along the way counts, in points.
  open var footerReferenceSize: CGSize = .zero { didSet { invalidateLayout() } }
  /// The room around the items of a section, in points.
  open var sectionInset: UIEdgeInsets = .zero { didSet { invalidateLayout() } }
  /// Whether headers stay. Stored only: nothing is scrolled by hand.
  open var sectionHeadersPinToVisibleBounds = false
  /// Whether footers stay. Stored only: nothing is scrolled by hand.
  open var sectionFootersPinToVisibleBounds = false

  private var isVertical: Bool { scrollDirection == .vertical }
  private var sizes: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
  }

  open override var collectionViewContentSize: CGSize {
    guard let view = collectionView else { return .zero }
    let inset = view.adjustedContentInset
    return isVertical
      ? CGSize(width: view.bounds.width - inset.left - inset.right, height: contentLength)
      : CGSize(width: contentLength, height: view.bounds.height - inset.top - inset.bottom)
  }
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let bounds = collectionView?.bounds else { return false }
    return isVertical ? newBounds.width != bounds.width : newBounds.height != bounds.height
  }
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    attributes.filter { $0.frame.intersects(rect) }
  }
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes.first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
  }

  open override func prepare() {
    super.prepare()
    attributes = []
    contentLength = 0
    guard let view = collectionView else { return }
    for section in 0..<view.numberOfSections { placeSection(section, in: view) }
  }

  private func placeSection(_ section: Int, in view: UICollectionView) {
    let inset = sizes?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    let header =
      sizes?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section) ?? headerReferenceSize
    let footer =
      sizes?.collectionView(view, layout: self, referenceSizeForFooterInSection: section) ?? footerReferenceSize
    placeSupplement(UICollectionView.elementKindSectionHeader, section, size: header)
    contentLength += isVertical ? inset.top : inset.left
    placeItems(section, in: view, inset)
    contentLength += isVertical ? inset.bottom : inset.right
    placeSupplement(UICollectionView.elementKindSectionFooter, section, size: footer)
  }

  private func placeSupplement(_ kind: String, _ section: Int, size: CGSize) {
    let length = isVertical ? size.height : size.width
    guard length > 0 else { return }
    let place = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    let across = isVertical ? collectionViewContentSize.width : collectionViewContentSize.height
    place.frame = rectangle(
      along: contentLength, across: 0, CGSize(width: across, height: length), isTurned: !isVertical)
    attributes.append(place)
    contentLength += length
  }

  /// Fills lines with items as long as they fit; a full line is spread from side to side, the last one keeps the gap of
  /// the least spacing.
  private func placeItems(_ section: Int, in view: UICollectionView, _ inset: UIEdgeInsets) {
    let count = view.numberOfItems(inSection: section)
    guard count > 0 else { return }
    let gap =
      sizes?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section) ?? minimumInteritemSpacing
    let lineGap =
      sizes?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing
    let content = collectionViewContentSize
    let start = isVertical ? inset.left : inset.top
    let room = isVertical ? content.width - inset.left - inset.right : content.height - inset.top - inset.bottom
    var line: [(item: Int, across: CGFloat, along: CGFloat)] = []
    var used: CGFloat = 0
    var isFirst = true
    func finishLine(isLast: Bool) {
      guard !line.isEmpty else { return }
      if !isFirst { contentLength += lineGap }
      isFirst = false
      place(line, section, start: start, room: room, gap: isLast ? gap : nil)
      line = []
      used = 0
    }
    for item in 0..<count {
      let path = IndexPath(item: item, section: section)
      let size = sizes?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
      let across = isVertical ? size.width : size.height
      if !line.isEmpty, used + gap + across > room + 0.001 { finishLine(isLast: false) }
      used += across + (line.isEmpty ? 0 : gap)
      line.append((item, across, isVertical ? size.height : size.width))
    }
    finishLine(isLast: true)
  }

  private func place(
    _ line: [(item: Int, across: CGFloat, along: CGFloat)], _ section: Int, start: CGFloat, room: CGFloat, gap: CGFloat?
  ) {
    let length = line.map(\.along).max() ?? 0
    let total = line.reduce(0) { $0 + $1.across }
    let spread = line.count > 1 ? (room - total) / CGFloat(line.count - 1) : 0
    // A line of one item that is not the last is in the middle.
    var across = start + (gap == nil && line.count == 1 ? (room - total) / 2 : 0)
    for (item, width, height) in line {
      let place = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
      place.frame = rectangle(
        along: contentLength + (length - height) / 2, across: across, CGSize(width: width, height: height),
        isTurned: !isVertical)
      attributes.append(place)
      across += width + (gap ?? spread)
    }
    contentLength += length
  }

  private func rectangle(along: CGFloat, across: CGFloat, _ size: CGSize, isTurned: Bool) -> CGRect {
    isTurned
      ? CGRect(x: along, y: across, width: size.height, height: size.width)
      : CGRect(x: across, y: along, width: size.width, height: size.height)
  }

  static let flowLayoutDescription = ClassDescription(
    UICollectionViewFlowLayout.self, name: "UICollectionViewFlowLayout"
  )
  .initializer { UICollectionViewFlowLayout() }
  .property("minimumLineSpacing", \.minimumLineSpacing)
  .property("minimumInteritemSpacing", \.minimumInteritemSpacing)
  .property("itemSize", \.itemSize)
  .property("estimatedItemSize", \.estimatedItemSize)
  .property("scrollDirection", \.scrollDirection)
  .property("headerReferenceSize", \.headerReferenceSize)
  .property("footerReferenceSize", \.footerReferenceSize)
  .property("sectionInset", \.sectionInset)
}
