/// Linear programming one preference level after another: each level is made as good as it can be, then whatever would
/// make it worse is ruled out, so that lower levels choose only among what is best for the higher ones.
///
/// Every unknown is either basic, with a row that says it in terms of the others, or one of those others, a column, with
/// the value zero. Rows of unknowns that must not be negative never have a free column. Rows of free unknowns are left as
/// they were when these became basic, since nothing is ever decided by them: that keeps long chains sparse.
struct Simplex {
  enum Kind {
    /// Any value.
    case free
    /// Zero or more.
    case nonnegative
    /// Zero, and kept only to tell which constraints a row came from.
    case marker
    /// The cost of a level.
    case cost
  }

  /// What is nearer to zero than this, in points, counts as zero.
  static let tolerance = 1e-7

  private(set) var kinds: [Kind] = []
  /// Whether the unknown was ruled to be zero.
  private var isRuledOut: [Bool] = []
  private var rows: [SparseRow?] = []
  /// Basic unknowns whose row mentions the column, and perhaps some that no longer do.
  private var usersOfColumn: [[Int]] = []
  /// In which order free basic unknowns are to be replaced by their rows, the lowest first, so that none comes back once
  /// it was replaced: first those whose rows mention free columns, then those whose rows mention free basic unknowns.
  private var ranks: [Int] = []
  private var rankCount = 0

  mutating func addUnknown(_ kind: Kind) -> Int {
    kinds.append(kind)
    isRuledOut.append(false)
    rows.append(nil)
    usersOfColumn.append([])
    ranks.append(0)
    return kinds.count - 1
  }

  /// An expression of unknowns in terms of columns.
  func expressed(_ expression: SparseRow) -> SparseRow {
    var row = expression
    while let unknown = freeBasic(in: row), let definition = rows[unknown] {
      row.add(definition, times: row.remove(unknown))
    }
    guard row.entries.contains(where: { rows[$0.column] != nil || isRuledOut[$0.column] }) else { return row }
    var terms: [SparseRow.Entry] = []
    var constant = row.constant
    for entry in row.entries where !isRuledOut[entry.column] {
      guard let inner = rows[entry.column] else {
        terms.append(entry)
        continue
      }
      constant += inner.constant * entry.coefficient
      for term in inner.entries {
        terms.append(.init(column: term.column, coefficient: term.coefficient * entry.coefficient))
      }
    }
    return SparseRow(collecting: terms, constant: constant)
  }

  /// The free basic unknown to replace first.
  private func freeBasic(in row: SparseRow) -> Int? {
    var first: Int?
    for entry in row.entries where kinds[entry.column] == .free && rows[entry.column] != nil {
      if let known = first, ranks[known] <= ranks[entry.column] { continue }
      first = entry.column
    }
    return first
  }

  /// The values of all unknowns.
  func values() -> [Double] {
    var values = rows.map { $0?.constant ?? 0 }
    for unknown in freeBasicsInOrder() {
      if let row = rows[unknown] { values[unknown] = row.value(at: values) }
    }
    return values
  }

  /// Each after those that its row mentions.
  private func freeBasicsInOrder() -> [Int] {
    kinds.indices.filter { kinds[$0] == .free && rows[$0] != nil }.sorted { ranks[$0] > ranks[$1] }
  }

  // MARK: Requirements

  /// Requires `expression = 0`. Answers the contradiction's row if that cannot be; nothing has then changed that matters.
  mutating func requireZero(_ expression: SparseRow, marker: Int? = nil) -> SparseRow? {
    guard var row = reduced(expression, equalTo: marker) else { return nil }
    if row.constant > 0 { row.scale(by: -1) }
    switch raise(&row) {
    case .stuck: return row
    case .reachesZero(let column): equate(row, marker, for: column)
    case .nonnegative:
      row.constant = 0
      if let column = row.entries.first(where: { kinds[$0.column] == .nonnegative })?.column {
        equate(row, marker, for: column)
      }
    }
    return nil
  }

  /// Requires `expression ≥ 0`; `slack` is by how much. Answers the contradiction's row if that cannot be.
  mutating func requireNonnegative(_ expression: SparseRow, slack: Int) -> SparseRow? {
    guard var row = reduced(expression, equalTo: slack) else { return nil }
    switch raise(&row) {
    case .stuck: return row
    case .reachesZero(let column): equate(row, slack, for: column)
    case .nonnegative:
      row.constant = max(0, row.constant)
      setRow(of: slack, row)
    }
    return nil
  }

  /// `row = other`, solved for a column of the row.
  private mutating func equate(_ row: SparseRow, _ other: Int?, for column: Int) {
    var equation = row
    if let other { equation.insert(other, -1) }
    solve(equation, for: column)
  }

  /// The expression in terms of columns; `nil` where it has a free one, by which it was made equal to `other`.
  private mutating func reduced(_ expression: SparseRow, equalTo other: Int?) -> SparseRow? {
    if let free = freeColumn(of: expression), isClosed(expression) {
      equate(expression, other, for: free)
      return nil
    }
    let row = expressed(expression)
    guard let free = freeColumn(of: row) else { return row }
    equate(row, other, for: free)
    return nil
  }

  private func freeColumn(of row: SparseRow) -> Int? {
    row.entries.first { kinds[$0.column] == .free && rows[$0.column] == nil }?.column
  }

  /// Whether no free column is behind the row's free basic unknowns, so that they need not be replaced.
  private func isClosed(_ row: SparseRow) -> Bool {
    row.entries.allSatisfy { kinds[$0.column] != .free || rows[$0.column] == nil || ranks[$0.column] > Int.max / 2 }
  }

  private enum Raised {
    /// It is zero or more.
    case nonnegative
    /// It is less, but growing that column makes it zero.
    case reachesZero(Int)
    /// It is less whatever the columns do.
    case stuck
  }

  /// Moves along columns until the row is zero or more, or nearly is.
  private mutating func raise(_ row: inout SparseRow) -> Raised {
    while row.constant < -Self.tolerance {
      guard let entering = row.entries.first(where: { $0.coefficient > 0 && kinds[$0.column] == .nonnegative }) else {
        return .stuck
      }
      let enough = -row.constant / entering.coefficient
      guard let limit = leaving(for: entering.column), limit.step < enough else {
        return .reachesZero(entering.column)
      }
      pivot(entering: entering.column, leaving: limit.unknown)
      row = expressed(row)
    }
    return .nonnegative
  }

  // MARK: Preferences

  /// Makes `cost` as small as can be and rules out whatever would make it larger. It must not be able to fall for ever.
  mutating func minimize(_ cost: SparseRow) {
    let total = addUnknown(.cost)
    setRow(of: total, expressed(cost))
    while let entering = rows[total]?.entries.first(where: { $0.coefficient < -Self.tolerance }) {
      guard let limit = leaving(for: entering.column) else { break }
      pivot(entering: entering.column, leaving: limit.unknown)
    }
    let entries = rows[total]?.entries ?? []
    rows[total] = nil
    isRuledOut[total] = true
    for entry in entries where entry.coefficient > Self.tolerance { ruleOut(entry.column) }
  }

  private mutating func ruleOut(_ column: Int) {
    isRuledOut[column] = true
    for user in usersOfColumn[column] { _ = rows[user]?.remove(column) }
    usersOfColumn[column] = []
  }

  // MARK: What is left open

  /// A way in which the unknowns can move, a little at least, without making anything worse.
  func direction() -> [Double] {
    var direction = Array(repeating: 0.0, count: kinds.count)
    for unknown in kinds.indices where rows[unknown] == nil && !isRuledOut[unknown] && kinds[unknown] != .marker {
      let amount = GenericNumber.at(unknown)
      if kinds[unknown] == .free || leaving(for: unknown).map({ $0.step > Self.tolerance }) ?? true {
        direction[unknown] += amount
      } else if let steps = stepsOfGrowth(unknown) {
        for column in steps.indices where rows[column] == nil { direction[column] += steps[column] * amount }
      }
    }
    return moved(direction)
  }

  /// How the unknowns move where a column that is stuck in this basis grows in another; `nil` if it cannot.
  private func stepsOfGrowth(_ unknown: Int) -> [Double]? {
    var other = self
    while true {
      let row = other.expressed(SparseRow(entries: [.init(column: unknown, coefficient: 1)]))
      if row.constant > Self.tolerance { return zip(other.values(), values()).map { $0 - $1 } }
      guard let entering = row.entries.first(where: { $0.coefficient > Self.tolerance })?.column else { return nil }
      let limit = other.leaving(for: entering)
      guard let limit, limit.step <= Self.tolerance else {
        var direction = Array(repeating: 0.0, count: kinds.count)
        direction[entering] = 1
        return other.moved(direction)
      }
      other.pivot(entering: entering, leaving: limit.unknown)
    }
  }

  /// A direction with the basic unknowns following the columns.
  private func moved(_ columns: [Double]) -> [Double] {
    var moved = columns
    let (free, bounded) = (freeBasicsInOrder(), kinds.indices.filter { kinds[$0] != .free && rows[$0] != nil })
    for unknown in bounded + free {
      guard let row = rows[unknown] else { continue }
      moved[unknown] = row.value(at: moved) - row.constant
    }
    return moved
  }

  // MARK: Rows

  /// The unknown that reaches zero first when the column grows, and by how much it can. Ties go to the first made, which
  /// with entering the first made keeps the search from going round in circles (Bland's rule).
  private func leaving(for column: Int) -> (unknown: Int, step: Double)? {
    var best: (unknown: Int, step: Double)?
    for user in usersOfColumn[column] where kinds[user] == .nonnegative {
      guard let row = rows[user] else { continue }
      let coefficient = row[column]
      guard coefficient < -SparseRow.tolerance else { continue }
      let step = max(0, -row.constant / coefficient)
      guard let known = best else {
        best = (user, step)
        continue
      }
      if step < known.step - 1e-12 || (step <= known.step + 1e-12 && user < known.unknown) { best = (user, step) }
    }
    return best
  }

  private mutating func pivot(entering: Int, leaving: Int) {
    guard let row = rows[leaving] else { return }
    rows[leaving] = nil
    equate(row, leaving, for: entering)
  }

  /// Turns `equation = 0` into the row of one of its columns, and puts that wherever the column occurs.
  private mutating func solve(_ equation: SparseRow, for column: Int) {
    var row = equation
    let coefficient = row.remove(column)
    row.scale(by: -1 / coefficient)
    let users = usersOfColumn[column]
    usersOfColumn[column] = []
    for user in users {
      guard var changed = rows[user] else { continue }
      let factor = changed.remove(column)
      guard factor != 0 else { continue }
      rows[user] = nil
      changed.add(row, times: factor) { usersOfColumn[$0].append(user) }
      if kinds[user] == .nonnegative, changed.constant < 0, changed.constant > -Self.tolerance { changed.constant = 0 }
      rows[user] = changed
    }
    if kinds[column] == .free {
      define(column, row)
    } else {
      setRow(of: column, row)
    }
  }

  private mutating func define(_ unknown: Int, _ row: SparseRow) {
    rankCount += 1
    ranks[unknown] = freeColumn(of: row) == nil ? Int.max - rankCount : rankCount
    rows[unknown] = row
  }

  private mutating func setRow(of unknown: Int, _ row: SparseRow) {
    rows[unknown] = row
    for entry in row.entries { usersOfColumn[entry.column].append(unknown) }
  }
}
