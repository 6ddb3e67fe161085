import CoreText
import Foundation
import Testing

@MainActor @Suite struct `A text font` {
  @Test func `is tracked by its size`() {
    #expect(TextFont.system(size: 17).tracking == -0.026)
    #expect(TextFont.system(size: 12).tracking == 0)
    #expect(abs(TextFont.systemTracking(size: 29) - -0.04205) < 1e-9)
    #expect(abs(TextFont.systemTracking(size: 4) - 0.041) < 1e-9)
    #expect(abs(TextFont.systemTracking(size: 200) - -0.0486) < 1e-9)
  }

  @Test func `takes the display cut from 24 points`() {
    #expect(TextFont.system(size: 23).family == "Vitrine Text")
    #expect(TextFont.system(size: 24).family == "Vitrine Display")
    #expect(TextFont.system(size: 12).withSize(30).family == "Vitrine Display")
  }

  @Test func `has the line height of the iOS system font`() {
    #expect(abs(TextFont.system(size: 17).lineHeight - 20.2871) < 1e-4)
  }

  @Test func `keeps what is not the system font untracked`() {
    let font = TextFont(family: "DejaVu Sans", size: 17, metrics: .system)
    #expect(font.withSize(30).tracking == 0)
    #expect(font.withSize(30).family == "DejaVu Sans")
  }

  @Test func `is found where the fonts were made`() throws {
    try TextEngine.warmUp()
    #expect(TextEngine.fontsFolder != nil)
  }
}
