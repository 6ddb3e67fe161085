/// A change of a source that keeps every line where it is.
struct TextEdit: Sendable {
  /// In UTF-8 bytes of the source.
  var range: Range<Int>
  /// Put in place of the range and filled up with spaces to its length. Line breaks in the range stay.
  var replacement = ""
}

/// Characters that an edit put into a line beyond what stood there, so that what follows is further right.
struct ColumnShift: Sendable, Hashable {
  /// From 1.
  var line: Int
  /// The column from which on the line is shifted, in the edited text, from 1.
  var column: Int
  /// How many UTF-8 bytes further right.
  var amount: Int
}

/// A source after its edits.
struct EditedText: Sendable {
  private(set) var text: String
  /// Where columns differ from the source's, in order.
  private(set) var shifts: [ColumnShift] = []

  /// Applies edits, which must not overlap.
  init(_ source: String, _ edits: [TextEdit]) {
    let bytes = Array(source.utf8)
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count + 64)
    var position = 0
    var line = 1
    var lineStart = 0
    func copy(_ range: Range<Int>, blank: Bool = false) {
      for byte in bytes[range] {
        output.append(byte == newline || byte == carriageReturn || !blank ? byte : space)
        if byte == newline { (line, lineStart) = (line + 1, output.count) }
      }
    }
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) where edit.range.lowerBound >= position
    {
      copy(position..<edit.range.lowerBound)
      let (start, room) = Self.place(for: edit.replacement.utf8.count, in: edit.range, of: bytes)
      copy(edit.range.lowerBound..<start, blank: true)
      output.append(contentsOf: edit.replacement.utf8)
      let taken = min(room, edit.replacement.utf8.count)
      if edit.replacement.utf8.count > room {
        let column = output.count - lineStart + 1
        shifts.append(ColumnShift(line: line, column: column, amount: edit.replacement.utf8.count - room))
      }
      copy((start + taken)..<edit.range.upperBound, blank: true)
      position = edit.range.upperBound
    }
    copy(position..<bytes.count)
    text = String(decoding: output, as: UTF8.self)
  }

  /// The first part of the range, between line breaks, that has room for `length` bytes; else the first part.
  private static func place(for length: Int, in range: Range<Int>, of bytes: [UInt8]) -> (start: Int, room: Int) {
    var start = range.lowerBound
    var first: Int?
    for index in range where bytes[index] == newline {
      if index - start >= length { return (start, index - start) }
      first = first ?? index - range.lowerBound
      start = index + 1
    }
    let room = range.upperBound - start
    return room >= length || first == nil ? (start, room) : (range.lowerBound, first ?? room)
  }

  /// The source's column for a column of the edited text.
  static func sourceColumn(line: Int, column: Int, _ shifts: [ColumnShift]) -> Int {
    var moved = 0
    for shift in shifts where shift.line == line {
      if column >= shift.column {
        moved += shift.amount
      } else if column > shift.column - shift.amount {
        return shift.column - shift.amount - moved
      }
    }
    return column - moved
  }
}

private let newline = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")
private let space = UInt8(ascii: " ")
