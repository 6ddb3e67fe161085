/// The components of a solver that changes touch, whole: solved together, they give what each gives by itself.
struct Region {
  /// In ascending order; without those that a constraint gives their value by itself.
  let variables: [Int]
  /// In ascending order.
  let constraints: [Int]

  private var variableCount: Int { variables.count }
  /// The required equations, in terms of places among `variables`, and their places in the solver.
  private var equations: [SparseRow] = []
  private var equationSources: [Int] = []
  /// All other constraints, in the same terms.
  private var others: [ReducedConstraint] = []

  /// All that hangs together with what changed.
  init(_ solver: Solver, _ changes: Solver.Changes, _ marks: inout RegionMarks) {
    marks.begin()
    var (variables, constraints): ([Int], [Int]) = ([], [])
    func reach(variable: Int) {
      if solver.anchors[variable] < 0, marks.mark(variable: variable) { variables.append(variable) }
    }
    func reach(constraint: Int) {
      guard marks.mark(constraint: constraint), let entry = solver.entries[constraint] else { return }
      guard !solver.unsatisfied.contains(constraint) else { return }
      constraints.append(constraint)
      for term in entry.row.entries { reach(variable: term.column) }
    }
    for constraint in changes.constraints { reach(constraint: constraint) }
    for variable in changes.variables { reach(variable: variable) }
    var next = 0
    while next < variables.count {
      solver.users.forEach(in: variables[next]) { reach(constraint: $0) }
      next += 1
    }
    self.variables = variables.sorted()
    self.constraints = constraints.sorted()
    for (place, variable) in self.variables.enumerated() { marks.places[variable] = place }
    for number in self.constraints {
      if let entry = solver.entries[number] { add(entry, number, solver, marks.places) }
    }
  }

  private mutating func add(_ entry: Solver.Entry, _ number: Int, _ solver: Solver, _ places: [Int]) {
    var row = SparseRow(constant: entry.row.constant)
    row.entries.reserveCapacity(entry.row.entries.count)
    for term in entry.row.entries {
      if solver.anchors[term.column] < 0 {
        row.entries.append(.init(column: places[term.column], coefficient: term.coefficient))
      } else {
        row.constant += solver.anchorValue(term.column) * term.coefficient
      }
    }
    if entry.isEquation {
      equations.append(row)
      equationSources.append(number)
    } else {
      others.append(ReducedConstraint(row: row, relation: entry.relation, priority: entry.priority, source: number))
    }
  }

  // MARK: Solving

  /// The values by place among the variables, or a constraint that contradicts others.
  func solve() -> Result<Component.Solution, Component.Contradiction> {
    let elimination = Elimination(variableCount: variableCount, rows: equations)
    if let contradiction = elimination.contradiction {
      return .failure(Component.Contradiction(source: equationSources[contradiction]))
    }
    var values = Array(repeating: 0.0, count: variableCount)
    var direction = variables.map(GenericNumber.at)
    switch reduced(elimination) {
    case .failure(let contradiction): return .failure(contradiction)
    case .success(let constraints):
      for component in components(of: constraints) {
        switch component.problem.solve() {
        case .failure(let contradiction): return .failure(contradiction)
        case .success(let solution):
          // So that what is open in one component does not cancel out what is in another.
          let scale = GenericNumber.at(variables[component.variables[0]])
          for (place, variable) in component.variables.enumerated() {
            values[variable] = solution.values[place]
            direction[variable] = solution.direction[place] * scale
          }
        }
      }
    }
    return .success(
      Component.Solution(
        values: elimination.values { values[$0] }, direction: elimination.directions { direction[$0] }))
  }

  /// All but the required equations, in terms of the variables that these left; without those that are settled.
  private func reduced(_ elimination: Elimination) -> Result<[ReducedConstraint], Component.Contradiction> {
    let resolved = elimination.resolved(others.lazy.flatMap(\.row.entries).map(\.column))
    var reduced: [ReducedConstraint] = []
    for var constraint in others {
      constraint.row = constraint.row.substituting(resolved)
      if !constraint.row.entries.isEmpty {
        reduced.append(constraint)
      } else if constraint.isRequired, constraint.error(at: []) > Elimination.tolerance {
        return .failure(Component.Contradiction(source: constraint.source))
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
