/// Finds values for variables under linear constraints with priorities, in the manner of Cassowary.
///
/// Required equations are eliminated by substitution, what is left falls into components that are solved one by one. The
/// same constraints, added in the same order, always give the same values.
public struct Solver: Sendable {
  struct Entry {
    var row: SparseRow
    let relation: Relation
    let priority: Float
    var isRequired: Bool { priority >= Constraint.required }
  }

  /// By the constraints' index; `nil` once removed.
  private(set) var entries: [Entry?] = []
  private(set) var variableCount = 0
  /// Required constraints that the last solving left out.
  private(set) var unsatisfied: Set<Int> = []

  private var values: [Double] = []
  private var open: [Bool] = []
  private var conflicts: [Conflict] = []
  private var isSolved = true

  /// A solver without variables.
  public init() {}

  /// A new unknown.
  public mutating func makeVariable() -> Variable {
    variableCount += 1
    isSolved = false
    return Variable(index: variableCount - 1)
  }

  /// Adds a constraint. If it is required and contradicts earlier ones, `solve()` says so and leaves it out.
  @discardableResult
  public mutating func add(_ constraint: Constraint) -> Constraint.ID {
    isSolved = false
    entries.append(
      Entry(
        row: SparseRow(constraint.expression), relation: constraint.relation, priority: constraint.priority))
    return Constraint.ID(index: entries.count - 1)
  }

  /// Takes a constraint out again.
  public mutating func remove(_ id: Constraint.ID) {
    guard entries[id.index] != nil else { return }
    isSolved = false
    entries[id.index] = nil
  }

  /// Replaces the constant of a constraint's expression.
  public mutating func setConstant(_ constant: Double, of id: Constraint.ID) {
    guard entries[id.index]?.row.constant != constant else { return }
    isSolved = false
    entries[id.index]?.row.constant = constant
  }

  /// Finds the best values. Answers the conflicts among required constraints, in the order of those left out; these are
  /// tried again at the next solving after a change.
  @discardableResult
  public mutating func solve() -> [Conflict] {
    guard !isSolved else { return conflicts }
    unsatisfied = []
    conflicts = []
    while let contradiction = attempt() { resolve(contradiction) }
    isSolved = true
    conflicts.sort { $0.unsatisfied < $1.unsatisfied }
    return conflicts
  }

  /// The value that the last solving gave; 0 for a new variable.
  public func value(of variable: Variable) -> Double {
    variable.index < values.count ? values[variable.index] : 0
  }

  /// Whether the constraints of the last solving allow other values that are as good.
  public func isAmbiguous(_ variable: Variable) -> Bool {
    variable.index < open.count ? open[variable.index] : true
  }

  private mutating func resolve(_ contradiction: Int) {
    let found = conflicts(around: contradiction)
    conflicts += found
    unsatisfied.formUnion(found.map(\.unsatisfied.index))
  }

  // MARK: Solving

  /// Solves without the constraints known to be unsatisfiable. Answers one that contradicts others, if there is one.
  private mutating func attempt() -> Int? {
    let equations = entries.indices.filter { entries[$0].map { $0.isRequired && $0.relation == .equal } ?? false }
      .filter { !unsatisfied.contains($0) }
    let elimination = Elimination(
      variableCount: variableCount, rows: equations.map { entries[$0]?.row ?? SparseRow() })
    if let contradiction = elimination.contradiction { return equations[contradiction] }
    let resolved = elimination.resolved()
    var freeValues = Array(repeating: 0.0, count: variableCount)
    var isOpen = elimination.isDefined.map { !$0 }
    switch reducedConstraints(resolved) {
    case .failure(let contradiction): return contradiction.source
    case .success(let constraints):
      for component in components(of: constraints) {
        switch component.problem.solve() {
        case .failure(let contradiction): return contradiction.source
        case .success(let solution):
          for (place, variable) in component.variables.enumerated() {
            freeValues[variable] = solution.values[place]
            isOpen[variable] = solution.isOpen[place]
          }
        }
      }
    }
    take(resolved, freeValues, isOpen)
    return nil
  }

  private mutating func take(_ resolved: [SparseRow?], _ freeValues: [Double], _ isOpen: [Bool]) {
    values = freeValues
    open = isOpen
    for case (let variable, let row?) in resolved.enumerated() {
      values[variable] = row.value(at: freeValues)
      open[variable] = row.entries.contains { isOpen[$0.column] }
    }
  }

  /// All but the required equations, in terms of the variables that these left; without those that are settled.
  private func reducedConstraints(
    _ resolved: [SparseRow?]
  ) -> Result<[ReducedConstraint], Component.Contradiction> {
    var reduced: [ReducedConstraint] = []
    for case (let number, let entry?) in entries.enumerated() {
      guard !(entry.isRequired && entry.relation == .equal), !unsatisfied.contains(number) else { continue }
      let constraint = ReducedConstraint(
        row: entry.row.substituting(resolved), relation: entry.relation, priority: entry.priority, source: number)
      if !constraint.row.entries.isEmpty {
        reduced.append(constraint)
      } else if constraint.isRequired, constraint.error(at: []) > Elimination.tolerance {
        return .failure(Component.Contradiction(source: number))
      }
    }
    return .success(reduced)
  }

  private func components(of constraints: [ReducedConstraint]) -> [(variables: [Int], problem: Component)] {
    var sets = DisjointSets(count: variableCount)
    for constraint in constraints {
      for entry in constraint.row.entries.dropFirst() { sets.join(constraint.row.entries[0].column, entry.column) }
    }
    var places = Array(repeating: -1, count: variableCount)
    var numbers = Array(repeating: -1, count: variableCount)
    var members: [[Int]] = []
    var contents: [[ReducedConstraint]] = []
    for constraint in constraints {
      let root = sets.representative(of: constraint.row.entries[0].column)
      if numbers[root] < 0 {
        numbers[root] = members.count
        members.append([])
        contents.append([])
      }
      let number = numbers[root]
      var local = constraint
      for index in local.row.entries.indices {
        let variable = local.row.entries[index].column
        if places[variable] < 0 {
          places[variable] = members[number].count
          members[number].append(variable)
        }
        local.row.entries[index].column = places[variable]
      }
      local.row.entries.sort { $0.column < $1.column }
      contents[number].append(local)
    }
    return zip(members, contents).map { members, contents in
      let ordered = contents.sorted { ($1.priority, $0.source) < ($0.priority, $1.source) }
      return (members, Component(variableCount: members.count, constraints: ordered))
    }
  }
}

extension SparseRow {
  /// Collects the terms of an expression.
  init(_ expression: LinearExpression) {
    self.init(
      collecting: expression.terms.map { Entry(column: $0.variable.index, coefficient: $0.coefficient) },
      constant: expression.constant)
  }

  /// The same with variables replaced by what they were resolved to.
  func substituting(_ resolved: [SparseRow?]) -> SparseRow {
    var result = SparseRow(constant: constant)
    for entry in entries {
      if let row = resolved[entry.column] {
        result.add(row, times: entry.coefficient)
      } else {
        result.add(column: entry.column, entry.coefficient)
      }
    }
    return result
  }
}
