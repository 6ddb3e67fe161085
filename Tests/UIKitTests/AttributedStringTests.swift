import Testing
import UIKit

@Suite struct `An attributed string of Swift` {
  @Test func `keeps UIKit's attributes on its way to Objective-C's and back`() {
    var string = AttributedString("Hello world")
    string.font = UIFont.systemFont(ofSize: 20)
    if let range = string.range(of: "world") {
      string[range].foregroundColor = UIColor.red
      string[range].underlineStyle = .single
    }
    let converted = NSAttributedString(string)
    #expect(converted.string == "Hello world")
    #expect(converted.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 20))
    #expect(converted.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil)
    #expect(converted.attribute(.foregroundColor, at: 6, effectiveRange: nil) as? UIColor == .red)
    #expect(AttributedString(converted) == string)
  }

  @Test func `takes a container of attributes`() {
    let string = AttributedString("a", attributes: AttributeContainer([.kern: 2, .font: UIFont.systemFont(ofSize: 9)]))
    #expect(string.kern == 2)
    #expect(string.font?.pointSize == 9)
  }
}
