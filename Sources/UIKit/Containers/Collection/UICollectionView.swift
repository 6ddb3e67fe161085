/// Shows items where a layout puts them. What is seen is made when the collection is laid out; cells are not reused.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  private var cellViews = ReusableViews()
  private var supplements: [String: ReusableViews] = [:]
  private var cells: [IndexPath: UICollectionViewCell] = [:]
  private var others: [(kind: String, path: IndexPath, view: UICollectionReusableView)] = []
  private var needsPreparation = true
  private var laidOutBounds = CGRect.null
  private var chosen: Set<IndexPath> = []

  /// Makes a collection.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }
  /// Makes a collection with a flow layout.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }
  /// Makes a collection out of a nib.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  /// What says what the collection shows.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// What decides where items are.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      layoutChanged()
    }
  }
  /// Takes another layout at once.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) { collectionViewLayout = layout }
  /// A view behind everything.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// Whether an item can be chosen. Stored only.
  open var allowsSelection = true
  /// Whether several items can be chosen.
  open var allowsMultipleSelection = false
  /// Whether cells are made ahead. Stored only.
  open var isPrefetchingEnabled = true

  // MARK: Cells

  /// Takes the class of cells of that name.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cellViews.register(cellClass, identifier)
  }
  /// Takes the nib of cells of that name.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    cellViews.register(nib, identifier)
  }
  /// Takes the class of headers, footers or the like of that name.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    supplements[elementKind, default: ReusableViews()].register(viewClass, identifier)
  }
  /// Takes the nib of headers, footers or the like of that name.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    supplements[kind, default: ReusableViews()].register(nib, identifier)
  }
  /// Takes a way to make the cells of that name, as a storyboard's prototypes are made.
  package func register(prototype: @escaping () -> UIView?, forCellWithReuseIdentifier identifier: String) {
    cellViews.register(identifier, prototype: prototype)
  }
  /// A new cell of that name; traps where none is registered, as on iOS.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let cell = cellViews.make(identifier) as? UICollectionViewCell else {
      fatalError(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must register a "
          + "nib or a class for the identifier or connect a prototype cell in a storyboard")
    }
    cell.reuseIdentifier = identifier
    if let attributes = collectionViewLayout.layoutAttributesForItem(at: indexPath) { cell.take(attributes) }
    return cell
  }
  /// A new header, footer or the like of that name; traps where none is registered, as on iOS.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplements[elementKind]?.make(identifier) as? UICollectionReusableView else {
      fatalError(
        "could not dequeue a view of kind: \(elementKind) with identifier \(identifier) - must register a nib or a "
          + "class for the identifier or connect a prototype cell in a storyboard")
    }
    view.reuseIdentifier = identifier
    return view
  }

  // MARK: Content

  /// Makes everything anew at the next layout.
  open func reloadData() {
    removeViews()
    layoutChanged()
  }
  /// Makes everything anew at the next layout.
  open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Makes everything anew at the next layout.
  open func reloadSections(_ sections: IndexSet) { reloadData() }
  /// Makes everything anew at the next layout.
  open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Makes everything anew at the next layout.
  open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Makes changes.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    completion?(true)
  }
  /// How many sections there are.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  /// How many items a section has.
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }
  /// The cell of an item, where it is made.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }
  /// The item of a cell.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
  /// The item at a point.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { cells.first { $0.value.frame.contains(point) }?.key }
  /// The cells that are seen.
  open var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap { cells[$0] } }
  /// The items that are seen, in their order.
  open var indexPathsForVisibleItems: [IndexPath] { cells.keys.sorted() }
  /// A header, footer or the like, where it is made.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView?
  {
    others.first { $0.kind == elementKind && $0.path == indexPath }?.view
  }
  /// Where an item is.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  /// The chosen items.
  open var indexPathsForSelectedItems: [IndexPath]? { chosen.sorted() }
  /// Chooses an item.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection || indexPath == nil {
      for path in chosen { deselectItem(at: path, animated: false) }
    }
    guard let indexPath else { return }
    chosen.insert(indexPath)
    cells[indexPath]?.isSelected = true
  }
  /// Takes the choice of an item back.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    chosen.remove(indexPath)
    cells[indexPath]?.isSelected = false
  }
  /// Scrolls at once to an item.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard let place = layoutAttributesForItem(at: indexPath)?.frame else { return }
    var offset = contentOffset
    let limit = CGPoint(
      x: max(contentSize.width - bounds.width, 0), y: max(contentSize.height - bounds.height, 0))
    if scrollPosition.contains(.left) { offset.x = place.minX }
    if scrollPosition.contains(.centeredHorizontally) { offset.x = place.midX - bounds.width / 2 }
    if scrollPosition.contains(.right) { offset.x = place.maxX - bounds.width }
    if scrollPosition.contains(.top) { offset.y = place.minY }
    if scrollPosition.contains(.centeredVertically) { offset.y = place.midY - bounds.height / 2 }
    if scrollPosition.contains(.bottom) { offset.y = place.maxY - bounds.height }
    contentOffset = CGPoint(x: min(max(offset.x, 0), limit.x), y: min(max(offset.y, 0), limit.y))
  }

  // MARK: Layout

  /// Asks for a new layout.
  func layoutChanged() {
    needsPreparation = true
    setNeedsLayout()
  }

  private func removeViews() {
    for view in Array(cells.values) + others.map(\.view) { view.removeFromSuperview() }
    (cells, others) = ([:], [])
  }

  private func prepareIfNeeded() {
    guard needsPreparation else { return }
    needsPreparation = false
    collectionViewLayout.prepare()
    contentSize = collectionViewLayout.collectionViewContentSize
  }

  open override var bounds: CGRect {
    didSet {
      guard bounds != oldValue else { return }
      setNeedsLayout()
    }
  }

  open override func layoutSubviews() {
    if bounds.size != laidOutBounds.size || collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
      needsPreparation = true
    }
    laidOutBounds = bounds
    prepareIfNeeded()
    for attributes in collectionViewLayout.layoutAttributesForElements(in: bounds) ?? [] { show(attributes) }
    super.layoutSubviews()
    backgroundView?.frame = bounds
  }

  private func show(_ attributes: UICollectionViewLayoutAttributes) {
    let path = attributes.indexPath
    switch attributes.representedElementCategory {
    case .cell: showCell(path, attributes)
    case .supplementaryView: showSupplement(attributes.representedElementKind ?? "", path, attributes)
    case .decorationView: break
    }
  }

  private func showCell(_ path: IndexPath, _ attributes: UICollectionViewLayoutAttributes) {
    if let known = cells[path] { return known.take(attributes) }
    guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return }
    cells[path] = cell
    cell.take(attributes)
    if chosen.contains(path) { cell.isSelected = true }
    (delegate as? any UICollectionViewDelegate)?.collectionView(self, willDisplay: cell, forItemAt: path)
    addSubview(cell)
  }

  private func showSupplement(_ kind: String, _ path: IndexPath, _ attributes: UICollectionViewLayoutAttributes) {
    if let known = supplementaryView(forElementKind: kind, at: path) { return known.take(attributes) }
    guard let view = dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path) else { return }
    others.append((kind, path, view))
    view.take(attributes)
    addSubview(view)
  }

  static let collectionViewDescription = ClassDescription(UICollectionView.self, name: "UICollectionView")
    .frameInitializer { UICollectionView(frame: $0) }
    .property("dataSource", \.dataSource)
    .property("collectionViewLayout", \.collectionViewLayout)
    .property("backgroundView", \.backgroundView)
    .property("allowsSelection", \.allowsSelection)
    .property("allowsMultipleSelection", \.allowsMultipleSelection)
}
