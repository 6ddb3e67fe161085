import UIKit

/// The same pattern as `ProfileCardView`, with the content view kept in place by its autoresizing mask.
@IBDesignable
final class StatusCardView: UIView {
  @IBOutlet private weak var messageLabel: UILabel!
  @IBOutlet private weak var badge: UIView!
  @IBOutlet private var contentView: UIView!

  @IBInspectable var message: String = "" {
    didSet { messageLabel.text = message }
  }

  @IBInspectable var badgeColor: UIColor = .systemGreen {
    didSet { badge.backgroundColor = badgeColor }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }

  private func commonInit() {
    Bundle(for: StatusCardView.self).loadNibNamed("StatusCardView", owner: self, options: nil)
    addSubview(contentView)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.layer.borderColor = UIColor.separator.cgColor
    badge.backgroundColor = badgeColor
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: 280, height: 64)
  }

  override var intrinsicContentSize: CGSize { sizeThatFits(bounds.size) }
}
