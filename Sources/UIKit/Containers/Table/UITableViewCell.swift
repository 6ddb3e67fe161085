/// One row of a table.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// Where a cell's texts are.
  public enum CellStyle: Int, Sendable {
    case `default` = 0
    case value1 = 1
    case value2 = 2
    case subtitle = 3
  }

  /// How a chosen cell looks. Stored only.
  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  /// What is at the end of a cell.
  public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator = 1
    case detailDisclosureButton = 2
    case checkmark = 3
    case detailButton = 4
  }

  /// How a cell can be edited. Stored only.
  public enum EditingStyle: Int, Sendable {
    case none = 0
    case delete = 1
    case insert = 2
  }

  /// Whether cells are set apart by lines.
  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
    case singleLineEtched = 2
  }

  private let content = UIView()
  private let separator = UIView()
  private let accessory = CellAccessory()
  private lazy var text = UILabel()
  private lazy var detail = UILabel()
  private lazy var picture = UIImageView(frame: .zero)
  private var usesStandardContent = false
  private var tableSeparatorInset = UIEdgeInsets.zero
  /// How a document has laid out the content in a cell of a size; nil where the cell does that itself.
  package var laidOutContent: (cell: CGSize, content: CGRect)?
  /// The height of a cell whose content asks for none, in points.
  static let standardHeight: CGFloat = 44

  /// Makes a cell.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.standardHeight))
  }
  /// Makes a cell of the standard style.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    if frame != .zero { self.frame = frame }
  }
  /// Makes a cell out of a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func setDefaults() {
    backgroundColor = .systemBackground
    clipsToBounds = false
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    for view in [content, accessory, separator] as [UIView] { addSubview(view) }
  }

  /// Where the texts are.
  package var style = CellStyle.default
  /// The name of cells like this one.
  open package(set) var reuseIdentifier: String?
  /// The view that the content goes into.
  open var contentView: UIView { content }
  /// The label of the text.
  open var textLabel: UILabel? {
    useStandardContent()
    return text
  }
  /// The label of the second text; none in the standard style.
  open var detailTextLabel: UILabel? {
    guard style != .default else { return nil }
    useStandardContent()
    return detail
  }
  /// The picture at the start.
  open var imageView: UIImageView? {
    useStandardContent()
    return picture
  }
  /// A view behind the content.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// A view behind the content while the cell is chosen. Stored only.
  open var selectedBackgroundView: UIView?
  /// What is at the end.
  open var accessoryType: AccessoryType = .none {
    didSet {
      accessory.type = accessoryType
      setNeedsLayout()
    }
  }
  /// A view at the end.
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }
  /// How the cell looks while chosen. Stored only.
  open var selectionStyle: SelectionStyle = .default
  /// The room at the sides of the line below; the table's where not set.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? tableSeparatorInset }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }
  private var ownSeparatorInset: UIEdgeInsets?
  /// Whether the cell is chosen.
  open var isSelected = false
  /// Whether the cell is touched.
  open var isHighlighted = false
  /// Sets whether the cell is chosen.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Sets whether the cell is touched.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  /// Whether the cell is being edited. Stored only.
  open var isEditing = false
  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Steps that the content is moved in by. Stored only.
  open var indentationLevel = 0
  /// The width of such a step, in points. Stored only.
  open var indentationWidth: CGFloat = 10
  /// Whether the handle for moving shows while editing. Stored only.
  open var showsReorderControl = false
  /// Called before the cell is used again. Cells are not used again here.
  open func prepareForReuse() {}

  private func useStandardContent() {
    guard !usesStandardContent else { return }
    usesStandardContent = true
    text.font = .systemFont(ofSize: 17)
    detail.font = .systemFont(ofSize: style == .subtitle ? 12 : 17)
    detail.textColor = style == .value1 ? .secondaryLabel : .label
    for view in [picture, text, detail] as [UIView] { content.addSubview(view) }
    setNeedsLayout()
  }

  // MARK: Layout

  func showSeparator(_ color: UIColor?, inset: UIEdgeInsets) {
    separator.backgroundColor = color
    tableSeparatorInset = inset
    setNeedsLayout()
  }

  /// The height that the content asks for in a width, in points.
  func fittingHeight(width: CGFloat) -> CGFloat {
    guard !content.subviews.isEmpty, !usesStandardContent else {
      return style == .subtitle && usesStandardContent ? max(Self.standardHeight, 58) : Self.standardHeight
    }
    let size = content.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return size.height > 0 ? size.height : Self.standardHeight
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    let pixel = 1 / max(traitCollection.displayScale, 1)
    let inset = separatorInset
    separator.frame = CGRect(
      x: inset.left, y: bounds.height - pixel, width: max(bounds.width - inset.left - inset.right, 0), height: pixel)
    layoutAccessory()
    if usesStandardContent { layoutStandardContent() }
  }

  private func layoutAccessory() {
    let view: UIView = accessoryView ?? accessory
    let size = accessoryView?.bounds.size ?? accessory.naturalSize
    accessory.isHidden = accessoryView != nil || accessoryType == .none
    view.frame = CGRect(
      x: bounds.width - 16 - size.width, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    if let laidOutContent, laidOutContent.cell == bounds.size {
      content.frame = laidOutContent.content
      return
    }
    let isEmpty = accessoryView == nil && accessoryType == .none
    content.frame = CGRect(
      x: 0, y: 0, width: isEmpty ? bounds.width : max(bounds.width - 16 - size.width - 8, 0), height: bounds.height)
  }

  private func layoutStandardContent() {
    var x: CGFloat = 16
    if let image = picture.image {
      let height = min(image.size.height, bounds.height)
      picture.frame = CGRect(x: x, y: (bounds.height - height) / 2, width: image.size.width, height: height)
      x += image.size.width + 16
    }
    let room = max(content.bounds.width - x - 16, 0)
    let first = text.intrinsicContentSize
    let second = detail.intrinsicContentSize
    let middle = bounds.height / 2
    switch style {
    case .subtitle where detail.text != nil:
      let top = (bounds.height - first.height - second.height - 3) / 2
      text.frame = CGRect(x: x, y: top, width: room, height: first.height)
      detail.frame = CGRect(x: x, y: top + first.height + 3, width: room, height: second.height)
    case .value1:
      text.frame = CGRect(
        x: x, y: middle - first.height / 2, width: min(first.width, room), height: first.height)
      let width = min(second.width, max(room - first.width - 8, 0))
      detail.frame = CGRect(
        x: x + room - width, y: middle - second.height / 2, width: width, height: second.height)
    case .value2:
      text.frame = CGRect(x: x, y: middle - first.height / 2, width: 91, height: first.height)
      detail.frame = CGRect(
        x: x + 97, y: middle - second.height / 2, width: max(room - 97, 0), height: second.height)
    default:
      text.frame = CGRect(x: x, y: 0, width: room, height: bounds.height)
    }
  }

  static let tableViewCellDescription = ClassDescription(UITableViewCell.self, name: "UITableViewCell")
    .frameInitializer { UITableViewCell(frame: $0) }
    .property("textLabel", \.textLabel)
    .property("detailTextLabel", \.detailTextLabel)
    .property("imageView", \.imageView)
    .property("contentView", \.contentView)
    .property("accessoryType", \.accessoryType)
    .property("accessoryView", \.accessoryView)
    .property("selectionStyle", \.selectionStyle)
    .property("backgroundView", \.backgroundView)
    .property("separatorInset", \.separatorInset)
    .property("selected", \.isSelected)
    .property("highlighted", \.isHighlighted)
}
