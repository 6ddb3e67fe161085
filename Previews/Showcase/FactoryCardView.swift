import UIKit

/// A card that is itself the root of its xib, made by a factory.
final class FactoryCardView: UIView {
  @IBOutlet private weak var titleLabel: UILabel!
  @IBOutlet private weak var detailLabel: UILabel!

  static func instantiate() -> FactoryCardView {
    let nib = UINib(nibName: "FactoryCardView", bundle: Bundle(for: FactoryCardView.self))
    guard let view = nib.instantiate(withOwner: nil, options: nil).first as? FactoryCardView else {
      fatalError("FactoryCardView.xib is not configured correctly")
    }
    return view
  }

  func configure(title: String, detail: String) {
    titleLabel.text = title
    detailLabel.text = detail
  }
}

/// A shelf of cards from the factory.
@IBDesignable
final class CardShelfView: UIView {
  private let stack = UIStackView()

  @IBInspectable var titles: String = "Espresso,Cortado,Flat white" {
    didSet { reload() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    stack.axis = .vertical
    stack.spacing = 8
    stack.distribution = .fillEqually
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 8),
      bottomAnchor.constraint(equalTo: stack.bottomAnchor, constant: 8),
    ])
    reload()
  }

  private func reload() {
    stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
    for (index, title) in titles.split(separator: ",").enumerated() {
      let card = FactoryCardView.instantiate()
      card.configure(title: String(title), detail: "No. \(index + 1)")
      card.translatesAutoresizingMaskIntoConstraints = false
      card.heightAnchor.constraint(equalToConstant: 56).isActive = true
      stack.addArrangedSubview(card)
    }
    invalidateIntrinsicContentSize()
  }

  override var intrinsicContentSize: CGSize {
    let count = CGFloat(stack.arrangedSubviews.count)
    return CGSize(width: 300, height: 16 + 56 * count + 8 * max(0, count - 1))
  }
}
