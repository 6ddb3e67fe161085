/// A linear combination of numbered unknowns, in ascending order of their numbers, plus a constant.
struct SparseRow {
  struct Entry {
    var column: Int
    var coefficient: Double
  }

  /// A coefficient nearer to zero than this came out of rounding and counts as none.
  static let tolerance = 1e-9

  var entries: [Entry] = []
  var constant = 0.0

  init(entries: [Entry] = [], constant: Double = 0) {
    self.entries = entries
    self.constant = constant
  }

  /// A row of entries in any order; a column may occur in several.
  init(collecting entries: [Entry], constant: Double) {
    self.constant = constant
    self.entries = entries
    if !isAscending { self.entries = Self.merged(entries.sorted { $0.column < $1.column }) }
    if self.entries.contains(where: { abs($0.coefficient) <= Self.tolerance }) {
      self.entries.removeAll { abs($0.coefficient) <= Self.tolerance }
    }
  }

  private var isAscending: Bool {
    zip(entries, entries.dropFirst()).allSatisfy { $0.column < $1.column }
  }

  private static func merged(_ sorted: [Entry]) -> [Entry] {
    var merged: [Entry] = []
    merged.reserveCapacity(sorted.count)
    for entry in sorted {
      if let last = merged.last, last.column == entry.column {
        merged[merged.count - 1].coefficient += entry.coefficient
      } else {
        merged.append(entry)
      }
    }
    return merged
  }

  /// The coefficient of a column, 0 where it does not occur.
  subscript(column: Int) -> Double {
    let position = self.position(of: column)
    guard position < entries.count, entries[position].column == column else { return 0 }
    return entries[position].coefficient
  }

  /// Where the column is, or would be.
  private func position(of column: Int) -> Int {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].column < column { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Takes a column out and gives the coefficient it had.
  mutating func remove(_ column: Int) -> Double {
    let position = self.position(of: column)
    guard position < entries.count, entries[position].column == column else { return 0 }
    return entries.remove(at: position).coefficient
  }

  /// Puts a column in that does not occur yet.
  mutating func insert(_ column: Int, _ coefficient: Double) {
    entries.insert(Entry(column: column, coefficient: coefficient), at: position(of: column))
  }

  /// Adds another row times a factor. `appeared` hears of each column that did not occur before.
  mutating func add(_ other: SparseRow, times factor: Double, appeared: (Int) -> Void = { _ in }) {
    constant += other.constant * factor
    guard !other.entries.isEmpty else { return }
    var sum: [Entry] = []
    sum.reserveCapacity(entries.count + other.entries.count)
    var position = 0
    for entry in other.entries {
      while position < entries.count, entries[position].column < entry.column {
        sum.append(entries[position])
        position += 1
      }
      var coefficient = entry.coefficient * factor
      if position < entries.count, entries[position].column == entry.column {
        coefficient += entries[position].coefficient
        position += 1
      } else {
        appeared(entry.column)
      }
      if abs(coefficient) > Self.tolerance { sum.append(Entry(column: entry.column, coefficient: coefficient)) }
    }
    sum.append(contentsOf: entries[position...])
    entries = sum
  }

  /// Adds one column times a coefficient.
  mutating func add(column: Int, _ coefficient: Double) {
    let position = self.position(of: column)
    guard position < entries.count, entries[position].column == column else {
      entries.insert(Entry(column: column, coefficient: coefficient), at: position)
      return
    }
    entries[position].coefficient += coefficient
    if abs(entries[position].coefficient) <= Self.tolerance { entries.remove(at: position) }
  }

  /// Multiplies everything by a factor.
  mutating func scale(by factor: Double) {
    constant *= factor
    for index in entries.indices { entries[index].coefficient *= factor }
  }

  /// The value for given values of the columns.
  func value(at values: [Double]) -> Double {
    entries.reduce(constant) { $0 + $1.coefficient * values[$1.column] }
  }
}
