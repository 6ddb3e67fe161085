/// The view above or below a section of a table.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  private let label = UILabel()
  private let content = UIView()
  /// Whether the table is plain.
  var isPlain = true {
    didSet { showStyle() }
  }

  /// Makes a view of that name.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }
  /// Makes a view.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }
  /// Makes a view out of a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func setDefaults() {
    addSubview(content)
    content.addSubview(label)
    showStyle()
  }

  /// The name of views like this one.
  open private(set) var reuseIdentifier: String?
  /// The label of a title.
  open var textLabel: UILabel? { label }
  /// The view that the content goes into.
  open var contentView: UIView { content }
  /// A view behind the content. Stored only.
  open var backgroundView: UIView?
  /// Called before the view is used again. Views are not used again here.
  open func prepareForReuse() {}

  private func showStyle() {
    label.font = isPlain ? .systemFont(ofSize: 17, weight: .semibold) : .systemFont(ofSize: 13)
    label.textColor = isPlain ? .label : .secondaryLabel
    content.backgroundColor = isPlain ? .secondarySystemBackground : nil
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
    let height = label.intrinsicContentSize.height
    let y = isPlain ? (bounds.height - height) / 2 : bounds.height - height - 6
    label.frame = CGRect(x: 16, y: y, width: max(bounds.width - 32, 0), height: height)
  }
}
