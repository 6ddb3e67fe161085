import UIKit

/// A card whose xib has it as File's Owner: one initialiser, shared by both ways in, loads the xib and pins its content
/// view to the edges.
@IBDesignable
final class ProfileCardView: UIView {
  @IBOutlet private weak var titleLabel: UILabel!
  @IBOutlet private weak var subtitleLabel: UILabel!
  @IBOutlet private weak var portrait: UIImageView!
  @IBOutlet private var contentView: UIView!

  @IBInspectable var name: String = "" {
    didSet { titleLabel.text = name }
  }

  @IBInspectable var role: String = "" {
    didSet { subtitleLabel.text = role }
  }

  @IBInspectable var cornerRadius: CGFloat = 12 {
    didSet { contentView.layer.cornerRadius = cornerRadius }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: 280, height: 120)
  }

  private func commonInit() {
    Bundle(for: ProfileCardView.self).loadNibNamed("ProfileCardView", owner: self, options: nil)
    addSubview(contentView)
    contentView.layer.cornerRadius = cornerRadius
    contentView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      contentView.topAnchor.constraint(equalTo: topAnchor),
      contentView.bottomAnchor.constraint(equalTo: bottomAnchor),
      contentView.leadingAnchor.constraint(equalTo: leadingAnchor),
      contentView.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  func configure(title: String, subtitle: String) {
    titleLabel.text = title
    subtitleLabel.text = subtitle
  }

  override func prepareForInterfaceBuilder() {
    super.prepareForInterfaceBuilder()
    if name.isEmpty { configure(title: "Ava", subtitle: "iOS Engineer") }
  }
}
