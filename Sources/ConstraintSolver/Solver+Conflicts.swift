extension Solver {
  /// The conflicts among the required constraints that hang together with one of them. They are tried in the order they
  /// were added, so that the later one of a conflict is what is left out.
  func conflicts(around number: Int) -> [Conflict] {
    var simplex = Simplex()
    var unknowns: [Int: Int] = [:]
    var sources: [Int: Int] = [:]
    var found: [Conflict] = []
    for number in required(around: number) {
      guard let entry = entries[number] else { continue }
      let row = entry.row.renumbered { variable in
        if let unknown = unknowns[variable] { return unknown }
        let unknown = simplex.addUnknown(.free)
        unknowns[variable] = unknown
        return unknown
      }
      let marker = simplex.addUnknown(entry.relation == .equal ? .marker : .nonnegative)
      sources[marker] = number
      guard let contradiction = simplex.require(row, entry.relation, marker) else { continue }
      let involved = contradiction.entries.compactMap { sources[$0.column] } + [number]
      found.append(
        Conflict(
          unsatisfied: Constraint.ID(index: number),
          constraints: Set(involved).sorted().map(Constraint.ID.init(index:))))
    }
    // Rounding may let the contradiction pass here; the one that failed is then left out by itself.
    let failed = Constraint.ID(index: number)
    return found.isEmpty ? [Conflict(unsatisfied: failed, constraints: [failed])] : found
  }

  /// The required constraints that hang together with one of them, in the order they were added. Variables with a value
  /// of their own, such as the root's size, do not make what is on both sides of them hang together.
  private func required(around number: Int) -> [Int] {
    var reached: Set<Int> = [number]
    var pending: [Int] = []
    func reach(_ neighbour: Int) {
      guard entries[neighbour]?.isRequired == true, !unsatisfied.contains(neighbour) else { return }
      if reached.insert(neighbour).inserted { pending.append(neighbour) }
    }
    // The constraint itself may be what gives a variable its value: what contradicts it is then beyond that variable.
    for term in entries[number]?.row.entries ?? [] { users.forEach(in: term.column, reach) }
    pending.append(number)
    while let next = pending.popLast() {
      for term in entries[next]?.row.entries ?? [] {
        let isAnchored = anchors[term.column] >= 0
        users.forEach(in: term.column) {
          if !isAnchored || entries[$0]?.anchored == term.column { reach($0) }
        }
      }
    }
    return reached.sorted()
  }
}

extension Simplex {
  /// Requires a constraint. Answers the contradiction's row if that cannot be.
  mutating func require(_ row: SparseRow, _ relation: Relation, _ marker: Int) -> SparseRow? {
    switch relation {
    case .equal: return requireZero(row, marker: marker)
    case .greaterThanOrEqual: return requireNonnegative(row, slack: marker)
    case .lessThanOrEqual:
      var turned = row
      turned.scale(by: -1)
      return requireNonnegative(turned, slack: marker)
    }
  }
}

extension SparseRow {
  /// The same with other numbers for the columns.
  func renumbered(_ number: (Int) -> Int) -> SparseRow {
    SparseRow(
      entries: entries.map { Entry(column: number($0.column), coefficient: $0.coefficient) }
        .sorted { $0.column < $1.column },
      constant: constant)
  }
}
