import Testing
import UIKit

@MainActor @Suite struct `A font` {
  @Test func `has the measures of the iOS system font`() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(abs(font.lineHeight - 20.287) < 0.001)
    #expect(abs(font.ascender - 16.1865) < 0.001)
    #expect(abs(font.descender - -4.1006) < 0.001)
    #expect(font.fontName == ".SFUI-Regular")
    #expect(font.familyName == ".AppleSystemUIFont")
  }

  @Test(arguments: [
    (UIFont.TextStyle.body, UIContentSizeCategory.large, CGFloat(17)), (.title1, .extraSmall, 25),
    (.title1, .large, 28),
    (.title1, .accessibilityExtraExtraExtraLarge, 58), (.caption2, .small, 11), (.largeTitle, .large, 34),
  ])
  func `has the size of its text style`(style: UIFont.TextStyle, category: UIContentSizeCategory, size: CGFloat) {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize == size)
  }

  @Test func `is semibold in headlines`() {
    #expect(UIFont.preferredFont(forTextStyle: .headline).fontName == ".SFUI-Semibold")
  }

  @Test func `scales with the text style`() {
    let traits = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    let font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17), compatibleWith: traits)
    #expect(font.pointSize == 23)
    #expect(UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 20, compatibleWith: traits).pointSize == 20)
  }

  @Test func `takes symbolic traits and designs`() throws {
    let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor
    let bold = UIFont(descriptor: try #require(descriptor.withSymbolicTraits([.traitBold, .traitItalic])), size: 0)
    #expect(bold.pointSize == 17)
    #expect(bold.fontName == ".SFUI-BoldItalic")
    #expect(bold.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
    let serif = UIFont(descriptor: try #require(descriptor.withDesign(.serif)), size: 20)
    #expect(serif.familyName == ".AppleSystemUIFontSerif")
    #expect(serif.pointSize == 20)
  }

  @Test func `is found by name`() throws {
    let font = try #require(UIFont(name: "HelveticaNeue-Bold", size: 20))
    #expect(font.fontName == "HelveticaNeue-Bold")
    #expect(font.familyName == "Helvetica Neue")
    #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(UIFont(name: "ArialMT", size: 10)?.fontName == "ArialMT")
    #expect(UIFont(name: "No Such Font", size: 10) == nil)
  }

  @Test func `equals the same font`() {
    #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .regular))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.boldSystemFont(ofSize: 17))
    #expect(UIFont.systemFont(ofSize: 30).withSize(17) == UIFont.systemFont(ofSize: 17))
  }

  @Test func `has digits of one width when asked`() {
    let font = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    func width(_ string: String) -> CGFloat { string.size(withAttributes: [.font: font]).width }
    #expect(abs(width("111") - width("888")) < 1e-6)
  }

  @Test func `has leading in a text style`() {
    #expect(abs(UIFont.preferredFont(forTextStyle: .body).leading - (22 - 20.287)) < 0.001)
    #expect(UIFont.systemFont(ofSize: 17).leading == 0)
  }

  @Test(arguments: [
    ("Futura-Medium", CGFloat(17), CGFloat(22.5)), ("HelveticaNeue-Light", 22, 26), ("Futura-Medium", 15, 19.5),
  ])
  func `has the height of the iOS face it stands for`(name: String, size: CGFloat, height: CGFloat) throws {
    let font = try #require(UIFont(name: name, size: size))
    #expect((font.lineHeight * 2).rounded(.up) / 2 == height)
  }
}
