/// Reads visual format strings, from left to right.
struct VisualFormatParser {
  private let characters: [Character]
  private var position = 0

  static func parse(_ format: String) throws -> VisualFormat {
    var parser = VisualFormatParser(format)
    return try parser.format()
  }

  private init(_ format: String) { characters = Array(format) }

  private mutating func format() throws -> VisualFormat {
    var format = VisualFormat()
    if take("H:") {
      format.isVertical = false
    } else if take("V:") {
      format.isVertical = true
    }
    if take("|") { format.leadingGap = try gap() }
    format.views.append(try view())
    while !isAtEnd {
      let gap = try gap()
      if take("|") {
        format.trailingGap = gap
        break
      }
      if isAtEnd { throw error("Expected a view or the superview's edge. That is, [name] or |.") }
      format.gaps.append(gap)
      format.views.append(try view())
    }
    guard isAtEnd else { throw error("Expected the end of the format.") }
    return format
  }

  private mutating func view() throws -> VisualFormat.View {
    guard take("[") else { throw error("Expected a '[' here, which begins a view.") }
    var view = VisualFormat.View(name: try name())
    if peek("(") { view.size = try predicates() }
    guard take("]") else { throw error("Expected a ']' here. That is how you give the end of a view.") }
    return view
  }

  private mutating func gap() throws -> [VisualFormat.Predicate] {
    guard take("-") else { return [VisualFormat.Predicate(operand: .number(0))] }
    if peek("[") || peek("|") { return [VisualFormat.Predicate(operand: .standard)] }
    let gap = peek("(") ? try predicates() : [try predicate()]
    guard take("-") else { throw error("Expected a '-' here, which ends a gap.") }
    return gap
  }

  private mutating func predicates() throws -> [VisualFormat.Predicate] {
    guard take("(") else { throw error("Expected a '(' here.") }
    var predicates = [try predicate()]
    while take(",") { predicates.append(try predicate()) }
    guard take(")") else { throw error("Expected a ')' here.") }
    return predicates
  }

  private mutating func predicate() throws -> VisualFormat.Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    if take("<=") {
      relation = .lessThanOrEqual
    } else if take(">=") {
      relation = .greaterThanOrEqual
    } else {
      _ = take("==")
    }
    var predicate = VisualFormat.Predicate(relation: relation, operand: try operand())
    if take("@") { predicate.priority = try operand() }
    return predicate
  }

  private mutating func operand() throws -> VisualFormat.Operand {
    let start = position
    if peek("-") { position += 1 }
    while position < characters.count, characters[position].isNumber || characters[position] == "." { position += 1 }
    if let number = Double(String(characters[start..<position])) { return .number(number) }
    position = start
    return .name(try name())
  }

  private mutating func name() throws -> String {
    let start = position
    while position < characters.count,
      characters[position].isLetter || characters[position].isNumber
        || "_.$".contains(characters[position])
    {
      position += 1
    }
    guard position > start else { throw error("Expected a name or number here.") }
    return String(characters[start..<position])
  }

  // MARK: Characters

  private var isAtEnd: Bool {
    mutating get {
      skipSpaces()
      return position == characters.count
    }
  }

  private mutating func skipSpaces() {
    while position < characters.count, characters[position].isWhitespace { position += 1 }
  }

  private mutating func peek(_ text: String) -> Bool {
    skipSpaces()
    return characters[position...].starts(with: text)
  }

  private mutating func take(_ text: String) -> Bool {
    guard peek(text) else { return false }
    position += text.count
    return true
  }

  private func error(_ reason: String) -> VisualFormatError {
    VisualFormatError(reason: reason, format: String(characters), position: position)
  }
}
