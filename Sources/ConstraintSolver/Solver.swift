/// Finds values for variables under linear constraints with priorities, in the manner of Cassowary.
///
/// Constraints fall into components that have nothing to do with one another, and only those that a change touches are
/// solved again. In each the required equations are eliminated by substitution. The same constraints, added in the same
/// order, always give the same values, whatever was solved in between.
public struct Solver: Sendable {
  struct Entry {
    var row: SparseRow
    let relation: Relation
    let priority: Float
    var isRequired: Bool { priority >= Constraint.required }
    var isEquation: Bool { isRequired && relation == .equal }
    /// The variable that the constraint gives its value, if it does.
    var anchored: Int? { isEquation && row.entries.count == 1 ? row.entries[0].column : nil }
    /// The value it gives that variable.
    var anchor: Double { -row.constant / row.entries[0].coefficient }
  }

  /// By the constraints' index; `nil` once removed.
  private(set) var entries: [Entry?] = []
  var variableCount: Int { values.count }
  /// The constraints that mention each variable, in the order they were added, and perhaps some that were removed.
  private(set) var users = NumberLists(count: 0)
  /// For each variable the first constraint that gives it its value, such as a root's width: what is on both sides of such
  /// a variable does not hang together. -1 where there is none.
  private(set) var anchors: [Int] = []
  /// Required constraints that the last solving left out.
  private(set) var unsatisfied: Set<Int> = []

  private var values: [Double] = []
  private var open: [Bool] = []
  private var conflicts: [Conflict] = []
  private var changes = Changes()
  private var marks = RegionMarks()

  /// What the last solving does not hold for any more.
  struct Changes {
    var constraints: [Int] = []
    var variables: [Int] = []
    var isEmpty: Bool { constraints.isEmpty && variables.isEmpty }
  }

  /// A solver without variables.
  public init() {}

  /// A new unknown.
  public mutating func makeVariable() -> Variable {
    let index = values.count
    values.append(0)
    open.append(true)
    anchors.append(-1)
    users.appendList()
    marks.addVariable()
    changes.variables.append(index)
    return Variable(index: index)
  }

  /// Adds a constraint. If it is required and contradicts earlier ones, `solve()` says so and leaves it out.
  @discardableResult
  public mutating func add(_ constraint: Constraint) -> Constraint.ID {
    let number = entries.count
    let entry = Entry(
      row: SparseRow(constraint.expression), relation: constraint.relation, priority: constraint.priority)
    entries.append(entry)
    marks.addConstraint()
    for term in entry.row.entries { users.append(number, to: term.column) }
    changed(entry, number)
    return Constraint.ID(index: number)
  }

  /// Takes a constraint out again.
  public mutating func remove(_ id: Constraint.ID) {
    guard let entry = entries[id.index] else { return }
    entries[id.index] = nil
    unsatisfied.remove(id.index)
    changed(entry, id.index)
  }

  /// Replaces the constant of a constraint's expression.
  public mutating func setConstant(_ constant: Double, of id: Constraint.ID) {
    guard let entry = entries[id.index], entry.row.constant != constant else { return }
    entries[id.index]?.row.constant = constant
    changed(entry, id.index)
  }

  /// Finds the best values. Answers the conflicts among required constraints, in the order of those left out; these are
  /// tried again at the next solving after a change.
  @discardableResult
  public mutating func solve() -> [Conflict] {
    guard !changes.isEmpty else { return conflicts }
    conflicts = []
    readmitUnsatisfied()
    while !changes.isEmpty {
      let region = makeRegion()
      switch region.solve() {
      case .success(let solution):
        take(solution, region)
        changes = Changes()
      case .failure(let contradiction):
        changes.constraints += region.constraints
        resolve(contradiction.source)
      }
    }
    conflicts.sort { $0.unsatisfied < $1.unsatisfied }
    return conflicts
  }

  /// The value that the last solving gave; 0 for a new variable.
  public func value(of variable: Variable) -> Double { values[variable.index] }

  /// Whether the constraints of the last solving allow other values that are as good.
  public func isAmbiguous(_ variable: Variable) -> Bool { open[variable.index] }

  // MARK: Changes

  /// Notes that what hangs together with a constraint, or did until now, is to be solved again.
  private mutating func changed(_ entry: Entry, _ number: Int) {
    changes.constraints.append(number)
    if let variable = entry.anchored {
      changes.variables.append(variable)
      anchors[variable] = firstAnchor(of: variable)
      users.forEach(in: variable) { changes.constraints.append($0) }
    } else if entries[number] == nil || unsatisfied.contains(number) {
      for term in entry.row.entries { changes.variables.append(term.column) }
    }
  }

  private func firstAnchor(of variable: Int) -> Int {
    var place = users.firstPlace(in: variable)
    while let current = place {
      let number = users[current]
      if entries[number]?.anchored == variable, !unsatisfied.contains(number) { return number }
      place = users.place(after: current)
    }
    return -1
  }

  private mutating func readmitUnsatisfied() {
    let numbers = unsatisfied
    unsatisfied = []
    for number in numbers { if let entry = entries[number] { changed(entry, number) } }
  }

  private mutating func resolve(_ contradiction: Int) {
    let found = conflicts(around: contradiction)
    conflicts += found
    unsatisfied.formUnion(found.map(\.unsatisfied.index))
    for conflict in found {
      let number = conflict.unsatisfied.index
      if let entry = entries[number] { changed(entry, number) }
    }
  }

  private mutating func makeRegion() -> Region {
    // Taken out meanwhile, so that they are changed in place.
    var taken = RegionMarks()
    swap(&taken, &marks)
    defer { swap(&taken, &marks) }
    return Region(self, changes, &taken)
  }

  private mutating func take(_ solution: Component.Solution, _ region: Region) {
    for (place, variable) in region.variables.enumerated() {
      values[variable] = solution.values[place]
      open[variable] = abs(solution.direction[place]) > Elimination.tolerance
    }
    for variable in changes.variables where anchors[variable] >= 0 {
      values[variable] = anchorValue(variable)
      open[variable] = false
    }
  }

  /// The value of a variable that has an anchor.
  func anchorValue(_ variable: Int) -> Double { entries[anchors[variable]]?.anchor ?? 0 }
}

extension SparseRow {
  /// Collects the terms of an expression.
  init(_ expression: LinearExpression) {
    if expression.terms.count == 1, abs(expression.terms[0].coefficient) > Self.tolerance {
      let term = expression.terms[0]
      self.init(
        entries: [Entry(column: term.variable.index, coefficient: term.coefficient)], constant: expression.constant)
      return
    }
    self.init(
      collecting: expression.terms.map { Entry(column: $0.variable.index, coefficient: $0.coefficient) },
      constant: expression.constant)
  }

  /// The same with variables replaced by what they were resolved to.
  func substituting(_ resolved: [SparseRow?]) -> SparseRow {
    guard entries.contains(where: { resolved[$0.column] != nil }) else { return self }
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
