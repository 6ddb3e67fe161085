import Testing
import UIKit

@MainActor @Suite(.serialized) struct `A label` {
  init() { UIScreen.description.scale = 2 }

  private func label(_ text: String, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return label
  }

  private let long = "Hello, world. This is some long text that runs onto several lines."

  @Test func `has a system font of 17 points and truncates its tail`() {
    let label = UILabel()
    #expect(label.font == UIFont.systemFont(ofSize: 17))
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.textAlignment == .natural)
    #expect(!label.isUserInteractionEnabled)
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test func `is as large as its text, rounded up to pixels`() {
    #expect(label("Hello").intrinsicContentSize == CGSize(width: 39, height: 20.5))
  }

  @Test func `wraps in the width it is given`() {
    let size = label(long, lines: 0).sizeThatFits(CGSize(width: 100, height: 1000))
    #expect(size.height == 122)
    #expect(size.width <= 100)
    #expect(label(long, lines: 2).sizeThatFits(CGSize(width: 100, height: 1000)).height == 41)
  }

  @Test func `keeps to its preferred width`() {
    let label = label(long, lines: 0)
    label.preferredMaxLayoutWidth = 100
    #expect(label.intrinsicContentSize.height == 122)
  }

  @Test func `wraps where constraints narrow it`() {
    let label = label(long, lines: 0)
    let root = makeRoot(100, 300, label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 0, y: 0, width: 100, height: 122))
  }

  @Test func `stands on another's baseline`() {
    let (small, large) = (label("a"), label("b"))
    large.font = .systemFont(ofSize: 34)
    let root = makeRoot(200, 100, small, large)
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: root.topAnchor), large.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    #expect(small.frame.minY == 16)
  }

  private final class PaddedLabel: UILabel {
    var drawn: CGRect?
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
      let inset = super.textRect(forBounds: bounds.insetBy(dx: 10, dy: 5), limitedToNumberOfLines: numberOfLines)
      return inset.insetBy(dx: -10, dy: -5)
    }
    override func drawText(in rect: CGRect) {
      drawn = rect
      super.drawText(in: rect.insetBy(dx: 10, dy: 5))
    }
  }

  @Test func `lets a subclass change its room and drawing`() throws {
    let label = PaddedLabel()
    label.text = "Hello"
    #expect(label.intrinsicContentSize == CGSize(width: 59, height: 30.5))
    label.frame.size = label.intrinsicContentSize
    let context = try #require(CGContext(pixelWidth: 120, pixelHeight: 62, scale: 2))
    label.layer.render(in: context)
    #expect(label.drawn == label.bounds)
  }

  @Test func `gives and takes an attributed text`() {
    let label = label("Hello")
    let plain = label.attributedText?.attributes(at: 0, effectiveRange: nil)
    #expect(plain?[.font] as? UIFont == label.font)
    label.attributedText = NSAttributedString(string: "World", attributes: [.font: UIFont.systemFont(ofSize: 30)])
    #expect(label.text == "World")
    #expect(label.intrinsicContentSize.height == 36)
    label.font = .systemFont(ofSize: 17)
    #expect(label.intrinsicContentSize.height == 20.5)
    label.textAlignment = .center
    let style = label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    #expect(style?.alignment == .center)
  }

  @Test func `shrinks its text only when asked to`() throws {
    let label = label("Hello! What's up, all of you?")
    label.frame = CGRect(x: 0, y: 0, width: 120, height: 30)
    #expect(try inkedRows(of: label).count > 20)
    label.adjustsFontSizeToFitWidth = true
    #expect(try inkedRows(of: label).count < 20)
  }

  @Test func `is centred in its height`() throws {
    let label = label("H")
    label.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    let rows = try inkedRows(of: label)
    #expect(rows == Array(48...71))
  }

  @Test func `has the colour for its state`() throws {
    let label = label("H")
    label.textColor = .red
    label.highlightedTextColor = .blue
    label.sizeToFit()
    #expect(try colour(of: label) == [255, 0, 0])
    label.isHighlighted = true
    #expect(try colour(of: label) == [0, 0, 255])
  }

  @Test func `is known to key-value coding`() throws {
    UIKitClasses.registerAll()
    let label = UILabel()
    try KeyValueCoder.catching {
      label.setValue("Hi", forKey: "text")
      label.setValue(2, forKey: "numberOfLines")
    }
    #expect(label.text == "Hi")
    #expect(label.numberOfLines == 2)
  }

  private func render(_ label: UILabel) throws -> CGContext {
    let size = label.bounds.size
    let context = try #require(
      CGContext(pixelWidth: Int(size.width * 2), pixelHeight: Int(size.height * 2), scale: 2))
    label.layer.render(in: context)
    return context
  }

  private func inkedRows(of label: UILabel) throws -> [Int] {
    let bitmap = try render(label).bitmap
    return bitmap.withBytes { bytes in
      (0..<bitmap.height).filter { (row: Int) -> Bool in
        let start = row * bitmap.stride
        return (0..<bitmap.width).contains { bytes[start + $0 * 4 + 3] > 127 }
      }
    }
  }

  /// The colour of the first opaque pixel.
  private func colour(of label: UILabel) throws -> [UInt8]? {
    let bitmap = try render(label).bitmap
    return bitmap.withBytes { bytes -> [UInt8]? in
      for start in stride(from: 0, to: bitmap.height * bitmap.stride, by: 4) where bytes[start + 3] == 255 {
        return [bytes[start + 2], bytes[start + 1], bytes[start]]
      }
      return nil
    }
  }

  @Test func `has the leading of its text style between lines, but not below the last`() {
    let label = label("One\nTwo\nThree", lines: 0)
    label.font = .preferredFont(forTextStyle: .subheadline)
    #expect(label.intrinsicContentSize.height == 58)
    label.text = "One"
    #expect(label.intrinsicContentSize.height == 18)
  }
}
