import CoreText
import Foundation
import Testing

@MainActor @Suite struct `A text layout` {
  private let long = "Hello, world. This is a long run of text that should wrap at some point."

  private func attributes(_ size: CGFloat = 17, _ change: (inout TextAttributes) -> Void = { _ in }) -> TextAttributes {
    var attributes = TextAttributes(font: .system(size: size))
    change(&attributes)
    return attributes
  }

  private func layout(
    _ string: String, width: CGFloat = .infinity, lines: Int = 0, _ change: (inout TextAttributes) -> Void = { _ in }
  ) -> TextLayout {
    TextLayout(AttributedText(string, attributes(17, change)), width: width, maximumLines: lines)
  }

  /// Widths that real UIKit gave for these strings, in pixels of a third of a point.
  @Test(arguments: [("What's the point?", CGFloat(28), CGFloat(632)), ("What's the point?", 25, 566)])
  func `is as wide as iOS sets it`(string: String, size: CGFloat, pixels: CGFloat) {
    let layout = TextLayout(AttributedText(string, attributes(size)), width: .infinity)
    #expect((layout.size.width * 3).rounded(.up) == pixels)
  }

  @Test func `breaks lines between words`() {
    let layout = layout(long, width: 300)
    #expect(layout.lines.count == 2)
    #expect(layout.lines[0].width > 270 && layout.lines[0].width < 285)
    #expect(abs(layout.height - 2 * 20.2871) < 1e-3)
  }

  @Test func `does not count blanks at a line's end`() {
    let wrapped = layout("Hello world", width: 60)
    #expect(wrapped.lines[0].width == layout("Hello").size.width)
  }

  @Test func `breaks a word that is too long`() {
    #expect(layout("Incomprehensibilities", width: 60).lines.count > 2)
  }

  @Test func `breaks anywhere when asked to`() {
    let words = layout(long, width: 300)
    let characters = layout(long, width: 300) { $0.paragraph.lineBreak = .characterWrap }
    #expect(characters.lines[0].width > words.lines[0].width)
    #expect(characters.lines[0].width <= 300)
  }

  @Test(arguments: [ParagraphSettings.LineBreak.truncateTail, .truncateMiddle, .truncateHead])
  func `truncates a single line`(mode: ParagraphSettings.LineBreak) {
    let layout = layout(long, width: 150, lines: 1) { $0.paragraph.lineBreak = mode }
    #expect(layout.lines.count == 1)
    #expect(layout.isTruncated)
    #expect(layout.lines[0].width <= 150)
    #expect(layout.lines[0].width > 130)
  }

  @Test func `does not truncate what fits`() {
    let natural = layout("Hello").size.width
    let exact = layout("Hello", width: natural, lines: 1) { $0.paragraph.lineBreak = .truncateTail }
    #expect(!exact.isTruncated)
    #expect(exact.size.width == natural)
  }

  @Test func `says so when another paragraph is left out`() {
    let layout = layout("One\nTwo", lines: 1) { $0.paragraph.lineBreak = .truncateTail }
    #expect(layout.isTruncated)
    #expect(layout.lines[0].width > self.layout("One").size.width)
  }

  @Test func `leaves out lines without room`() {
    let text = AttributedText(long, attributes())
    #expect(TextLayout(text, fitting: CGSize(width: 100, height: 62)).lines.count == 3)
    #expect(TextLayout(text, fitting: CGSize(width: 100, height: 5)).lines.count == 1)
  }

  @Test func `aligns lines`() {
    let width = layout("Hello").size.width
    #expect(layout("Hello", width: 200) { $0.paragraph.alignment = .center }.lines[0].x == (200 - width) / 2)
    #expect(layout("Hello", width: 200) { $0.paragraph.alignment = .right }.lines[0].x == 200 - width)
    #expect(layout("Hello", width: 200).lines[0].x == 0)
  }

  @Test func `sets scripts from right to left at the right`() {
    let layout = layout("שלום", width: 200)
    #expect(abs(layout.lines[0].x - (200 - layout.lines[0].width)) < 1e-9)
  }

  @Test func `breaks justified paragraphs evenly`() {
    let text = long + " Someone should improve this test."
    let left = layout(text, width: 300)
    let justified = layout(text, width: 300) { $0.paragraph.alignment = .justified }
    #expect(left.lines[0].width > justified.lines[0].width)
    #expect(justified.lines.count == left.lines.count)
  }

  @Test func `puts extra line height above the text`() {
    let plain = layout("Hello")
    let tall = layout("Hello") { $0.paragraph.minimumLineHeight = 40 }
    #expect(tall.height == 40)
    #expect(abs(tall.firstBaseline - plain.firstBaseline - (40 - plain.height)) < 1e-9)
    #expect(layout("Hello") { $0.paragraph.maximumLineHeight = 10 }.height == 10)
    let multiple = layout("Hello") { $0.paragraph.lineHeightMultiple = 2 }
    #expect(multiple.height == 2 * plain.height)
  }

  @Test func `spaces lines and paragraphs, but not the last`() {
    let plain = layout("One\nTwo")
    #expect(layout("One\nTwo") { $0.paragraph.lineSpacing = 7 }.height == plain.height + 7)
    #expect(layout("One\nTwo") { $0.paragraph.spacingAfter = 9 }.height == plain.height + 9)
    #expect(layout("One\nTwo") { $0.paragraph.spacingBefore = 3 }.height == plain.height + 3)
  }

  @Test func `is one line high without text`() {
    #expect(layout("").lines.count == 1)
    #expect(abs(layout("").height - 20.2871) < 1e-3)
    #expect(layout("").size.width == 0)
  }

  @Test func `counts kerning after every character`() {
    #expect(abs(layout("Hello") { $0.kern = 2 }.size.width - layout("Hello").size.width - 10) < 1e-9)
  }

  @Test func `gives an attachment its room`() {
    var text = AttributedText("A", attributes())
    text.append(
      "\u{FFFC}",
      attributes(17) {
        $0.attachment = TextAttachment(bounds: CGRect(x: 0, y: -10, width: 30, height: 60)) { _, _ in }
      })
    let layout = TextLayout(text, width: .infinity)
    #expect(layout.firstBaseline == 50)
    #expect(layout.height == 60)
    #expect(abs(layout.size.width - self.layout("A").size.width - 30) < 1e-9)
  }

  @Test func `goes on at the next tab stop`() {
    let tab = layout("a\tb")
    #expect(abs(tab.size.width - 28 - layout("b").size.width) < 1e-9)
  }

  @Test func `indents`() {
    let layout = layout(long, width: 300) {
      $0.paragraph.firstLineIndent = 20
      $0.paragraph.headIndent = 5
      $0.paragraph.tailIndent = -50
    }
    #expect(layout.lines[0].x == 20)
    #expect(layout.lines[1].x == 5)
    #expect(layout.lines.allSatisfy { $0.x + $0.width <= 250 })
  }

  /// Widths of labels that hold a single emoji, in points.
  @Test(arguments: [(CGFloat(38), CGFloat(43)), (48, 52)])
  func `gives emoji the room that they have on iOS`(size: CGFloat, width: CGFloat) {
    let layout = TextLayout(AttributedText("😬", attributes(size)), width: .infinity)
    #expect(abs(layout.size.width - width) <= 1)
  }
}
