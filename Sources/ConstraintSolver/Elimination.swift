/// Solves equations by substitution, the sparsest first, so that chains and grids of views take time in proportion to
/// their length.
struct Elimination {
  /// An unknown in terms of others that were eliminated later or not at all.
  struct Definition {
    let variable: Int
    let row: SparseRow
  }

  /// Equations that differ by less than this, in points, agree.
  static let tolerance = 1e-6

  /// In the order of elimination.
  private(set) var definitions: [Definition] = []
  /// The first equation, by its place in the input, found to contradict the others.
  private(set) var contradiction: Int?
  /// Whether a variable has a definition.
  private(set) var isDefined: [Bool]

  private var rows: [SparseRow]
  private var isDone: [Bool]
  /// The rows that each variable occurs in, or once did.
  private var rowsOfVariable: NumberLists
  private var occurrences: [Int]
  private var shortRows: [Int] = []
  /// In the order they are eliminated: whole chains of them first, before what these leave alone.
  private var loneVariables: [Int] = []
  private var nextLone = 0

  /// Solves `row = 0` for each of the rows.
  init(variableCount: Int, rows: [SparseRow]) {
    self.rows = rows
    isDefined = Array(repeating: false, count: variableCount)
    isDone = Array(repeating: false, count: rows.count)
    rowsOfVariable = NumberLists(count: variableCount)
    occurrences = Array(repeating: 0, count: variableCount)
    definitions.reserveCapacity(rows.count)
    index()
    run()
  }

  private mutating func index() {
    for (number, row) in rows.enumerated() {
      for entry in row.entries {
        rowsOfVariable.append(number, to: entry.column)
        occurrences[entry.column] += 1
      }
    }
    // Taken from the end, so that the first added come first.
    shortRows = rows.indices.reversed().filter { rows[$0].entries.count <= 1 }
    loneVariables = occurrences.indices.filter { occurrences[$0] == 1 }
  }

  private mutating func run() {
    var next = 0
    while true {
      if let row = shortRows.popLast() {
        eliminateShort(row)
      } else if nextLone < loneVariables.count {
        eliminateLone(loneVariables[nextLone])
        nextLone += 1
      } else if next < rows.count {
        eliminateRarest(of: next)
        next += 1
      } else {
        return
      }
    }
  }

  private mutating func eliminateShort(_ number: Int) {
    guard !isDone[number] else { return }
    guard let entry = rows[number].entries.first else {
      isDone[number] = true
      if contradiction == nil, abs(rows[number].constant) > Self.tolerance { contradiction = number }
      return
    }
    eliminate(entry.column, with: number)
  }

  private mutating func eliminateLone(_ variable: Int) {
    guard !isDefined[variable], occurrences[variable] == 1 else { return }
    var place = rowsOfVariable.firstPlace(in: variable)
    while let current = place {
      let row = rowsOfVariable[current]
      if !isDone[row], rows[row][variable] != 0 { return eliminate(variable, with: row) }
      place = rowsOfVariable.place(after: current)
    }
  }

  private mutating func eliminateRarest(of number: Int) {
    guard !isDone[number] else { return }
    guard let rarest = rows[number].entries.min(by: { occurrences[$0.column] < occurrences[$1.column] }) else {
      return eliminateShort(number)
    }
    eliminate(rarest.column, with: number)
  }

  private mutating func eliminate(_ variable: Int, with number: Int) {
    isDone[number] = true
    isDefined[variable] = true
    var definition = rows[number]
    for entry in definition.entries { forget(entry.column) }
    let coefficient = definition.remove(variable)
    definition.scale(by: -1 / coefficient)
    definitions.append(Definition(variable: variable, row: definition))
    var place = rowsOfVariable.firstPlace(in: variable)
    while let current = place {
      let other = rowsOfVariable[current]
      if !isDone[other] { substitute(variable, definition, in: other) }
      place = rowsOfVariable.place(after: current)
    }
  }

  private mutating func substitute(_ variable: Int, _ definition: SparseRow, in number: Int) {
    let coefficient = rows[number].remove(variable)
    guard coefficient != 0 else { return }
    if definition.entries.isEmpty {
      rows[number].constant += definition.constant * coefficient
    } else {
      let before = rows[number]
      rows[number].add(definition, times: coefficient)
      recount(before, number)
    }
    if rows[number].entries.count <= 1 { shortRows.append(number) }
  }

  private mutating func recount(_ before: SparseRow, _ number: Int) {
    for entry in before.entries where rows[number][entry.column] == 0 { forget(entry.column) }
    for entry in rows[number].entries where before[entry.column] == 0 {
      rowsOfVariable.append(number, to: entry.column)
      occurrences[entry.column] += 1
    }
  }

  private mutating func forget(_ variable: Int) {
    occurrences[variable] -= 1
    if occurrences[variable] == 1, !isDefined[variable] { loneVariables.append(variable) }
  }

  /// The values of all variables for given values of the ones without a definition.
  func values(free: (Int) -> Double) -> [Double] {
    var values = isDefined.indices.map { isDefined[$0] ? 0 : free($0) }
    for definition in definitions.reversed() { values[definition.variable] = definition.row.value(at: values) }
    return values
  }

  /// How all variables move where the ones without a definition move so.
  func directions(free: (Int) -> Double) -> [Double] {
    var moves = isDefined.indices.map { isDefined[$0] ? 0 : free($0) }
    for definition in definitions.reversed() {
      moves[definition.variable] = definition.row.value(at: moves) - definition.row.constant
    }
    return moves
  }

  /// Those variables in terms of the ones without a definition; `nil` for those themselves and for others.
  func resolved(_ variables: some Sequence<Int>) -> [SparseRow?] {
    var isNeeded = Array(repeating: false, count: isDefined.count)
    for variable in variables { isNeeded[variable] = true }
    for definition in definitions where isNeeded[definition.variable] {
      for entry in definition.row.entries { isNeeded[entry.column] = true }
    }
    var resolved: [SparseRow?] = Array(repeating: nil, count: isDefined.count)
    for definition in definitions.reversed() where isNeeded[definition.variable] {
      resolved[definition.variable] = definition.row.substituting(resolved)
    }
    return resolved
  }
}
