/// Finds where each start tag begins. The XML parser itself only knows where a tag ends, in units that depend on what
/// the line holds.
struct TagScanner {
  /// A place in the text, from 1; the column in bytes.
  struct Position: Equatable {
    var line: Int
    var column: Int
  }

  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var lineStart = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The place of the next start tag, in document order; nil after the last.
  mutating func next() -> Position? {
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "<") {
        if starts("<!--") {
          skip(past: "-->")
        } else if starts("<![CDATA[") {
          skip(past: "]]>")
        } else if starts("<?") {
          skip(past: "?>")
        } else if starts("</") || starts("<!") {
          step()
        } else {
          let position = Position(line: line, column: index - lineStart + 1)
          step()
          return position
        }
      } else {
        step()
      }
    }
    return nil
  }

  private func starts(_ text: StaticString) -> Bool {
    guard index + text.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[index + $0] == text.utf8Start[$0] }
  }

  private mutating func skip(past text: StaticString) {
    while index < bytes.count, !starts(text) { step() }
    index += text.utf8CodeUnitCount
  }

  private mutating func step() {
    if bytes[index] == UInt8(ascii: "\n") {
      line += 1
      lineStart = index + 1
    }
    index += 1
  }
}
