import Foundation

/// One paragraph of a text, without the characters that end it.
struct Paragraph {
  var text: [UInt8]
  var runs: [AttributedText.Run]
  /// The looks of the paragraph where it is empty.
  var defaults: TextAttributes

  var settings: ParagraphSettings { (runs.first?.attributes ?? defaults).paragraph }

  var shaper: ParagraphShaper { ParagraphShaper(text: text, runs: runs) }

  /// The paragraphs of a text. A line end at the very end begins none.
  static func split(_ text: AttributedText) -> [Paragraph] {
    let bytes = Array(text.string.utf8)
    var paragraphs: [Paragraph] = []
    var start = 0
    while start < bytes.count {
      let (end, next) = nextEnd(in: bytes, from: start)
      paragraphs.append(Paragraph(text, bytes, start..<end))
      start = next
    }
    return paragraphs.isEmpty ? [Paragraph(text: [], runs: [], defaults: text.defaults)] : paragraphs
  }

  private init(text: [UInt8], runs: [AttributedText.Run], defaults: TextAttributes) {
    self.text = text
    self.runs = runs
    self.defaults = defaults
  }

  private init(_ text: AttributedText, _ bytes: [UInt8], _ range: Range<Int>) {
    self.init(text: Array(bytes[range]), runs: [], defaults: text.defaults)
    var start = 0
    for run in text.runs {
      let part = range.clamped(to: start..<(start + run.length))
      if !part.isEmpty { runs.append(.init(length: part.count, attributes: run.attributes)) }
      if start <= range.lowerBound { defaults = run.attributes }
      start += run.length
    }
  }

  /// Where the paragraph from `start` ends, and where the next begins.
  private static func nextEnd(in bytes: [UInt8], from start: Int) -> (end: Int, next: Int) {
    for index in start..<bytes.count {
      switch bytes[index] {
      case 0x0A: return (index, index + 1)
      case 0x0D: return (index, index + (index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1))
      case 0xE2 where bytes[index...].starts(with: [0xE2, 0x80, 0xA9]): return (index, index + 3)
      default: continue
      }
    }
    return (bytes.count, bytes.count)
  }
}
