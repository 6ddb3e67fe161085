import Testing
import UIKit

@MainActor @Suite struct `Measuring a string` {
  private let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]

  @Test func `gives lengths that are not rounded`() {
    let size = "Hello".size(withAttributes: attributes)
    #expect(abs(size.height - 20.287) < 0.001)
    #expect(size.width > 38 && size.width < 40)
    #expect(("Hello" as NSString).size(withAttributes: attributes) == size)
  }

  @Test func `wraps only from line fragments`() {
    let room = CGSize(width: 50, height: 1000)
    let wrapped = "Hello wide world".boundingRect(
      with: room, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
    let single = "Hello wide world".boundingRect(with: room, attributes: attributes, context: nil)
    #expect(abs(wrapped.height - 3 * 20.287) < 0.01)
    #expect(wrapped.width <= 50)
    #expect(abs(single.height - 20.287) < 0.001)
    #expect(single.width > 100)
  }

  @Test func `takes the tallest font of a line`() {
    let string = NSMutableAttributedString(string: "ab", attributes: attributes)
    string.addAttribute(.font, value: UIFont.systemFont(ofSize: 34), range: NSRange(location: 1, length: 1))
    #expect(abs(string.size().height - 40.574) < 0.001)
  }

  @Test func `is in Helvetica of 12 points without a font`() {
    #expect(abs("Hello".size().height - 13.8) < 0.001)
  }
}
