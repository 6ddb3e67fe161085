import Foundation
import Testing
import UIKit

@MainActor @Suite struct `Attributed text` {
  @Test func `of a document has fonts, colours and paragraph styles, run by run`() throws {
    let fixture = try NibFixture([
      "Text.xib": NibFixture.xib(
        """
        <label id="l"><attributedString key="attributedText"><fragment content="One "><attributes>
        <color key="NSColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB"/>
        <font key="NSFont" metaFont="system" size="12"/><paragraphStyle key="NSParagraphStyle" alignment="center"/>
        </attributes></fragment><fragment content="two"><attributes>
        <color key="NSColor" red="0.0" green="0.0" blue="1" alpha="1" colorSpace="calibratedRGB"/>
        <paragraphStyle key="NSParagraphStyle" alignment="center"/></attributes></fragment></attributedString></label>
        """)
    ])
    let label = try #require(fixture.bundle.loadNibNamed("Text", owner: nil)?.first as? UILabel)
    let text = try #require(label.attributedText)
    #expect(text.string == "One two")
    #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    #expect((text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 12)
    #expect(text.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor == .blue)
    let style = text.attribute(.paragraphStyle, at: 5, effectiveRange: nil) as? NSParagraphStyle
    #expect(style?.alignment == .center)
  }

  @Test func `may be put together from attributes of every class`() {
    let text = NSMutableAttributedString(string: "abcd")
    for start in 0..<4 {
      let shadow = NSShadow()
      let attributes: [NSAttributedString.Key: Any] = [
        .foregroundColor: UIColor(white: 0, alpha: 1), .font: UIFont.systemFont(ofSize: 12), .shadow: shadow,
        .paragraphStyle: NSMutableParagraphStyle(), .attachment: NSTextAttachment(),
      ]
      text.setAttributes(attributes, range: NSRange(location: start, length: 1))
    }
    #expect(text.attributes(at: 3, effectiveRange: nil).count == 5)
  }
}
