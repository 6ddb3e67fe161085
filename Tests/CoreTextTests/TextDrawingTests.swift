import CoreGraphics
import CoreText
import Foundation
import Testing

/// What a layout leaves in a context: for each row of pixels, whether any is covered by more than half.
@MainActor private func inkedRows(_ layout: TextLayout, y: CGFloat = 0, scale: CGFloat) throws -> [Int] {
  let context = try #require(CGContext(pixelWidth: 200, pixelHeight: 120, scale: scale))
  layout.draw(in: context, at: CGPoint(x: 2, y: y))
  return context.bitmap.withBytes { bytes in
    (0..<120).filter { row in (0..<200).contains { bytes[row * context.bitmap.stride + $0 * 4 + 3] > 127 } }
  }
}

@MainActor @Suite struct `Drawn text` {
  /// 0.9521484 × 17 × 3 = 48.56, so the baseline is below row 48; capitals are 0.7046 × 17 × 3 = 35.9 rows high.
  @Test func `stands on a whole pixel`() throws {
    let layout = TextLayout(AttributedText("H", TextAttributes(font: .system(size: 17))), width: .infinity)
    #expect(try inkedRows(layout, scale: 3) == Array(13...48))
    #expect(try inkedRows(layout, y: 0.1, scale: 3) == Array(13...48))
  }

  @Test func `has a line under it where asked`() throws {
    var attributes = TextAttributes(font: .system(size: 17))
    attributes.underline = TextDecoration()
    let layout = TextLayout(AttributedText("H", attributes), width: .infinity)
    #expect(try inkedRows(layout, scale: 1).last == 18)
  }

  @Test func `is the same each time`() throws {
    func bytes() throws -> [UInt8] {
      let layout = TextLayout(AttributedText("Hello 😀", TextAttributes(font: .system(size: 17))), width: .infinity)
      let context = try #require(CGContext(pixelWidth: 200, pixelHeight: 60, scale: 2))
      layout.draw(in: context, at: .zero)
      return context.bitmap.withBytes { Array($0) }
    }
    #expect(try bytes() == bytes())
    #expect(try bytes().contains { $0 != 0 })
  }

  @Test func `fills its background`() throws {
    var attributes = TextAttributes(font: .system(size: 17))
    attributes.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let layout = TextLayout(AttributedText(" H", attributes), width: .infinity)
    #expect(try inkedRows(layout, scale: 1) == Array(0...19))
  }
}
