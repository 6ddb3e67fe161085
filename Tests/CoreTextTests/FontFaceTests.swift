import CoreText
import Foundation
import Testing

@MainActor @Suite struct `A font file of a component` {
  @Test func `makes its faces known by name`() throws {
    let folder = try #require(TextEngine.fontsFolder)
    let file = folder.appendingPathComponent("files/VitrineText-BoldItalic.otf")
    #expect(FontFace.register(file) == ["VitrineText-BoldItalic"])
    let face = try #require(FontFace.named("VitrineText-BoldItalic"))
    #expect(face.family == "Vitrine Text")
    #expect(face.weight == 700)
    #expect(face.isItalic)
    let metrics = face.textFont(size: 10).metrics
    #expect(abs(metrics.ascender - 0.9521) < 0.001)
    #expect(abs(metrics.descender - 0.2412) < 0.001)
  }

  @Test func `is left alone where it is none`() {
    #expect(FontFace.register(URL(fileURLWithPath: "/dev/null")).isEmpty)
    #expect(FontFace.register(URL(fileURLWithPath: "/no/such/file.ttf")).isEmpty)
  }
}
