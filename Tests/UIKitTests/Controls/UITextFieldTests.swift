import Testing
import UIKit

@MainActor @Suite(.serialized) struct `A text field` {
  let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))

  init() { UIScreen.description.scale = 2 }

  @Test func `is 34 points high with a rounded frame`() {
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: 14)
    #expect(field.intrinsicContentSize.height == 34)
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 7, y: 2, width: 86, height: 30))
  }

  @Test func `leaves room for its left view`() {
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(field.textRect(forBounds: field.bounds).minX == 0)
    field.leftViewMode = .always
    field.layoutIfNeeded()
    #expect(field.textRect(forBounds: field.bounds).minX == 20)
    #expect(field.leftView?.frame == CGRect(x: 0, y: 12, width: 20, height: 10))
  }

  @Test func `has an empty text rather than none`() {
    #expect(field.text == "")
    field.insertText("a")
    #expect(field.hasText)
    field.deleteBackward()
    #expect(!field.hasText)
  }

  @Test func `draws its text and its placeholder where a subclass says`() {
    class Shifted: UITextField {
      var drawn: [String] = []
      override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 10, dy: 0) }
      override func drawText(in rect: CGRect) { drawn.append("text \(rect.width)") }
      override func drawPlaceholder(in rect: CGRect) { drawn.append("placeholder \(rect.width)") }
    }
    let shifted = Shifted(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    shifted.placeholder = "Name"
    let renderer = UIGraphicsImageRenderer(size: shifted.bounds.size)
    _ = renderer.image { shifted.layer.render(in: $0.cgContext) }
    shifted.text = "Ada"
    _ = renderer.image { shifted.layer.render(in: $0.cgContext) }
    #expect(shifted.drawn == ["placeholder 80.0", "text 80.0"])
  }

  @Test(arguments: [(CGFloat(14), CGFloat(17)), (15, 19.5), (17, 22), (18, 23)])
  func `is a little higher than its line without a frame`(size: CGFloat, height: CGFloat) {
    field.font = .systemFont(ofSize: size)
    #expect(field.intrinsicContentSize.height == height)
  }

  @Test func `stands on the baseline of its text`() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let label = UILabel()
    label.text = "Name"
    field.font = .systemFont(ofSize: 17)
    field.borderStyle = .roundedRect
    for view in [label, field] {
      view.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(view)
    }
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: box.topAnchor, constant: 50),
      label.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      field.leadingAnchor.constraint(equalTo: label.trailingAnchor),
      field.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
    ])
    box.layoutIfNeeded()
    #expect(field.frame.minY == 43)
  }
}
