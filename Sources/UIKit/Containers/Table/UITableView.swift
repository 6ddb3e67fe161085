/// Shows rows one below the other, in sections. All rows are made when the table is laid out; cells are not reused.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  private var views = ReusableViews()
  private var headerFooterViews = ReusableViews()
  private var cells: [(path: IndexPath, cell: UITableViewCell)] = []
  private var sectionViews: [UIView] = []
  private var needsReload = true
  private var laidOutWidth: CGFloat = -1
  /// Rows that lie further down than this many heights of the table are not made.
  private static let lookAhead: CGFloat = 2

  /// A height that follows from the content.
  public static let automaticDimension: CGFloat = -1

  /// Makes a table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }
  /// Makes a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  /// Makes a table out of a nib.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  override func setDefaults() {
    super.setDefaults()
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  /// How sections are set apart.
  open package(set) var style: Style {
    didSet { reloadData() }
  }
  /// What says what the table shows.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  private var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  // MARK: Looks

  /// The height of rows in points.
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { reloadData() } }
  /// The height of the views above sections, in points.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// The height of the views below sections, in points.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// Stored only: all heights are measured.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  /// Stored only: all heights are measured.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// Stored only: all heights are measured.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// The room above the first section. Stored only.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension
  /// Whether rows are set apart by lines.
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine { didSet { setNeedsLayout() } }
  /// The colour of the lines between rows.
  open var separatorColor: UIColor? = .separator { didSet { setNeedsLayout() } }
  /// The room at the sides of the lines, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) { didSet { setNeedsLayout() } }
  /// A view above everything; its height counts.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
  /// A view below everything; its height counts.
  open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }
  /// A view behind everything.
  open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }
  /// Whether a row can be chosen. Stored only.
  open var allowsSelection = true
  /// Whether several rows can be chosen. Stored only.
  open var allowsMultipleSelection = false
  /// Whether a row can be chosen while editing. Stored only.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be chosen while editing. Stored only.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether rows are being edited. Stored only.
  open var isEditing = false
  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// The colour of the index at the side. No index is drawn.
  open var sectionIndexColor: UIColor?
  /// Whether cells keep to a readable width. Stored only.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether content keeps to the safe area at the sides. Stored only.
  open var insetsContentViewsToSafeArea = true

  // MARK: Cells

  /// Takes the class of cells of that name.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    views.register(cellClass, identifier)
  }
  /// Takes the nib of cells of that name.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { views.register(nib, identifier) }
  /// Takes the class of section views of that name.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerFooterViews.register(aClass, identifier)
  }
  /// Takes the nib of section views of that name.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerFooterViews.register(nib, identifier)
  }
  /// Takes a way to make the cells of that name, as a storyboard's prototypes are made.
  package func register(prototype: @escaping () -> UIView?, forCellReuseIdentifier identifier: String) {
    views.register(identifier, prototype: prototype)
  }
  /// A new cell of that name; nil where none is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    let cell = views.make(identifier) as? UITableViewCell
    cell?.reuseIdentifier = identifier
    return cell
  }
  /// A new cell of that name; traps where none is registered, as on iOS.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      fatalError(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier "
          + "or connect a prototype cell in a storyboard")
    }
    return cell
  }
  /// A new section view of that name; nil where none is registered.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    headerFooterViews.make(identifier) as? UITableViewHeaderFooterView
  }

  // MARK: Content

  /// Makes all rows anew at the next layout.
  open func reloadData() {
    needsReload = true
    setNeedsLayout()
  }
  /// Makes all rows anew at the next layout.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Makes all rows anew at the next layout.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Makes all rows anew at the next layout.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Makes all rows anew at the next layout.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Does nothing: changes are made at the next layout anyway.
  open func beginUpdates() {}
  /// Makes all rows anew at the next layout.
  open func endUpdates() { reloadData() }
  /// Makes changes.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    completion?(true)
  }
  /// How many sections there are.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }
  /// The cell of a row, where it is made.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells.first { $0.path == indexPath }?.cell }
  /// The row of a cell.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.cell === cell }?.path }
  /// The row at a point.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { cells.first { $0.cell.frame.contains(point) }?.path }
  /// The cells that are seen.
  open var visibleCells: [UITableViewCell] { cells.map(\.cell).filter { $0.frame.intersects(bounds) } }
  /// The rows that are seen.
  open var indexPathsForVisibleRows: [IndexPath]? {
    cells.filter { $0.cell.frame.intersects(bounds) }.map(\.path)
  }
  /// The place of a row.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { cellForRow(at: indexPath)?.frame ?? .zero }
  /// The chosen row.
  open private(set) var indexPathForSelectedRow: IndexPath?
  /// Chooses a row.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    indexPathForSelectedRow.flatMap(cellForRow)?.isSelected = false
    indexPathForSelectedRow = indexPath
    indexPath.flatMap(cellForRow)?.isSelected = true
  }
  /// Takes the choice of a row back.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    cellForRow(at: indexPath)?.isSelected = false
    if indexPathForSelectedRow == indexPath { indexPathForSelectedRow = nil }
  }
  /// Scrolls at once to a row.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    layoutIfNeeded()
    scrollRectToVisible(rectForRow(at: indexPath), animated: animated)
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    if needsReload || laidOutWidth != bounds.width { placeContent() }
    super.layoutSubviews()
    backgroundView?.frame = bounds
  }

  private func placeContent() {
    needsReload = false
    laidOutWidth = bounds.width
    for view in cells.map(\.cell) + sectionViews { view.removeFromSuperview() }
    (cells, sectionViews) = ([], [])
    var y = place(tableHeaderView, at: 0)
    for section in 0..<numberOfSections { y = placeSection(section, at: y) }
    y = place(tableFooterView, at: y)
    contentSize = CGSize(width: bounds.width, height: y)
    backgroundView.map(sendSubviewToBack)
  }

  /// Places a view that keeps its height; answers where the next one begins.
  private func place(_ view: UIView?, at y: CGFloat) -> CGFloat {
    guard let view else { return y }
    view.frame = CGRect(x: 0, y: y, width: bounds.width, height: view.frame.height)
    return y + view.frame.height
  }

  private func placeSection(_ section: Int, at start: CGFloat) -> CGFloat {
    var y = placeSectionView(section, isHeader: true, at: start)
    let count = numberOfRows(inSection: section)
    for row in 0..<count {
      guard y < bounds.minY + bounds.height * (1 + Self.lookAhead) else { break }
      y = placeRow(IndexPath(row: row, section: section), isLast: row == count - 1, at: y)
    }
    return placeSectionView(section, isHeader: false, at: y)
  }

  private func placeRow(_ path: IndexPath, isLast: Bool, at y: CGFloat) -> CGFloat {
    guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return y }
    let side = style == .insetGrouped ? layoutMargins.left : 0
    let width = bounds.width - 2 * side
    let wanted = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    let height = wanted >= 0 ? wanted : cell.fittingHeight(width: width)
    cell.frame = CGRect(x: side, y: y, width: width, height: height)
    let showsLine = separatorStyle != .none && !(style != .plain && isLast && style == .insetGrouped)
    cell.showSeparator(showsLine ? separatorColor : nil, inset: separatorInset)
    cells.append((path, cell))
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    addSubview(cell)
    return y + height
  }

  private func placeSectionView(_ section: Int, isHeader: Bool, at y: CGFloat) -> CGFloat {
    guard let view = sectionView(section, isHeader: isHeader) else {
      return y + (style == .plain ? 0 : isHeader ? 35 : 0)
    }
    let wanted =
      isHeader
      ? tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
      : tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    let height = wanted >= 0 ? wanted : max(fitting, 28)
    view.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
    sectionViews.append(view)
    addSubview(view)
    return y + height
  }

  private func sectionView(_ section: Int, isHeader: Bool) -> UIView? {
    let given =
      isHeader
      ? tableDelegate?.tableView(self, viewForHeaderInSection: section)
      : tableDelegate?.tableView(self, viewForFooterInSection: section)
    if let given { return given }
    let title =
      isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
    guard let title else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.isPlain = style == .plain
    view.textLabel?.text = style == .plain || !isHeader ? title : title.uppercased()
    return view
  }

  static let tableViewDescription = ClassDescription(UITableView.self, name: "UITableView")
    .frameInitializer { UITableView(frame: $0) }
    .property("dataSource", \.dataSource)
    .property("rowHeight", \.rowHeight)
    .property("sectionHeaderHeight", \.sectionHeaderHeight)
    .property("sectionFooterHeight", \.sectionFooterHeight)
    .property("separatorStyle", \.separatorStyle)
    .property("separatorColor", \.separatorColor)
    .property("separatorInset", \.separatorInset)
    .property("tableHeaderView", \.tableHeaderView)
    .property("tableFooterView", \.tableFooterView)
    .property("backgroundView", \.backgroundView)
    .property("allowsSelection", \.allowsSelection)
    .property("editing", \.isEditing)
}
