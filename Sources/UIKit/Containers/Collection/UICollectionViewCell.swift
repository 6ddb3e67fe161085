/// One item of a collection.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  private let content = UIView()

  /// Makes a cell.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a cell out of a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func setDefaults() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// The view that the content goes into.
  open var contentView: UIView { content }
  /// Whether the cell is chosen.
  open var isSelected = false
  /// Whether the cell is touched.
  open var isHighlighted = false
  /// A view behind the content.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(backgroundView, at: 0)
    }
  }
  /// A view behind the content while the cell is chosen. Stored only.
  open var selectedBackgroundView: UIView?

  static let collectionCellDescription = ClassDescription(UICollectionViewCell.self, name: "UICollectionViewCell")
    .frameInitializer { UICollectionViewCell(frame: $0) }
    .property("contentView", \.contentView)
    .property("backgroundView", \.backgroundView)
    .property("selected", \.isSelected)
    .property("highlighted", \.isHighlighted)
}
