internal import CPango
import Foundation

/// Where in a text a line may begin, and where a character does, by Unicode's rules.
struct CharacterBreaks {
  private var lineBreaks: [Bool]
  private var characterStarts: [Bool]

  /// The breaks of `length` bytes of UTF-8.
  init(_ text: UnsafePointer<CChar>, length: Int32) {
    lineBreaks = Array(repeating: false, count: Int(length))
    characterStarts = lineBreaks
    let count = Int(g_utf8_strlen(text, Int(length)))
    var attributes = Array(repeating: PangoLogAttr(), count: count + 1)
    pango_get_log_attrs(text, length, -1, pango_language_from_string("en"), &attributes, Int32(count + 1))
    var character = 0
    for byte in 0..<Int(length) where UInt8(bitPattern: text[byte]) & 0xC0 != 0x80 {
      lineBreaks[byte] = attributes[character].is_line_break != 0
      characterStarts[byte] = attributes[character].is_cursor_position != 0
      character += 1
    }
  }

  /// Whether a line may begin at a byte.
  func allowsLineBreak(before byte: Int) -> Bool { lineBreaks[byte] }

  /// Whether a character as readers see it begins at a byte.
  func isCharacterStart(_ byte: Int) -> Bool { characterStarts[byte] }
}
