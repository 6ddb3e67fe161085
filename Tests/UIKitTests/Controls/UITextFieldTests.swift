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
}
