import UIKit

/// A label with an outline: setters that wrap layer properties, and room around the text.
@IBDesignable
class OutlinedLabel: UILabel {
  @IBInspectable var outlineWidth: CGFloat = 0 {
    didSet {
      guard outlineWidth != oldValue else { return }
      layer.borderWidth = outlineWidth
    }
  }

  @IBInspectable var outlineColor: UIColor? {
    didSet { layer.borderColor = outlineColor?.cgColor }
  }

  @IBInspectable var cornerRadius: CGFloat = 5 {
    didSet {
      guard cornerRadius != oldValue else { return }
      layer.cornerRadius = cornerRadius
    }
  }

  /// Between the text and the outline.
  @IBInspectable var padding: CGPoint = .zero {
    didSet {
      guard padding != oldValue else { return }
      invalidateIntrinsicContentSize()
    }
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
    layer.masksToBounds = true
    layer.cornerRadius = cornerRadius
  }

  override func prepareForInterfaceBuilder() {
    super.prepareForInterfaceBuilder()
    // Standing alone, without a document that says so, the label has something to show.
    guard text == nil else { return }
    text = "Outlined"
    textAlignment = .center
    outlineWidth = 2
    outlineColor = .systemIndigo
    padding = CGPoint(x: 12, y: 6)
  }

  override var intrinsicContentSize: CGSize {
    var size = super.intrinsicContentSize
    size.width += 2 * padding.x
    size.height += 2 * padding.y
    return size
  }
}
