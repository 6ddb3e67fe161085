/// Unknowns that hang together, and what constrains them; the required equations are already substituted.
struct Component {
  struct Solution {
    /// By place among the component's variables.
    var values: [Double]
    /// A way in which the values can move, a little at least, and stay as good; zero for those that cannot.
    var direction: [Double]
  }

  let variableCount: Int
  /// In descending order of priority, then in the order they were added.
  let constraints: [ReducedConstraint]

  /// The best values, or the constraint, by its place in the solver, that contradicts the ones before it.
  func solve() -> Result<Solution, Contradiction> {
    if variableCount == 1 { return solveSingle() }
    if let problem = SeparableProblem(variableCount: variableCount, constraints) { return problem.solve() }
    return solveWithoutError().map(Result.success) ?? solveByLevels()
  }

  struct Contradiction: Error {
    let source: Int
  }

  private func solveSingle() -> Result<Solution, Contradiction> {
    guard let interval = BoundedNumber.best(constraints) else {
      return .failure(Contradiction(source: constraints.last { $0.isRequired }?.source ?? 0))
    }
    return .success(Solution(values: [interval.value], direction: [interval.isOpen ? 1 : 0]))
  }

  // MARK: When everything can be had

  /// Values at which every preference is met, which then are the best. Only looked for where the equations among the
  /// preferences, and pairs of opposite inequalities such as an intrinsic size makes, leave a single candidate.
  private func solveWithoutError() -> Solution? {
    let equations = constraints.filter { $0.relation == .equal }.map(\.row) + pairedInequalities()
    guard equations.count >= variableCount else { return nil }
    let elimination = Elimination(variableCount: variableCount, rows: equations)
    guard elimination.contradiction == nil, elimination.definitions.count == variableCount else { return nil }
    let values = elimination.values { _ in 0 }
    guard constraints.allSatisfy({ $0.error(at: values) <= Elimination.tolerance }) else { return nil }
    return Solution(values: values, direction: Array(repeating: 0, count: variableCount))
  }

  /// Rows that one constraint wants at zero or more and another at zero or less.
  private func pairedInequalities() -> [SparseRow] {
    var seen: Set<Side> = []
    var rows: [SparseRow] = []
    for constraint in constraints where constraint.relation != .equal {
      let side = Side(constraint)
      if seen.contains(side.opposite) { rows.append(constraint.row) }
      seen.insert(side)
    }
    return rows
  }

  /// An inequality, so scaled that its first coefficient is 1.
  private struct Side: Hashable {
    private let row: SparseRow
    private let scale: Double
    private var isLower: Bool

    init(_ constraint: ReducedConstraint) {
      row = constraint.row
      scale = 1 / row.entries[0].coefficient
      isLower = (constraint.relation == .greaterThanOrEqual) == (scale > 0)
    }

    var opposite: Side {
      var other = self
      other.isLower.toggle()
      return other
    }

    static func == (left: Side, right: Side) -> Bool {
      guard left.isLower == right.isLower, left.row.entries.count == right.row.entries.count else { return false }
      guard left.row.constant * left.scale == right.row.constant * right.scale else { return false }
      return zip(left.row.entries, right.row.entries).allSatisfy {
        $0.column == $1.column && $0.coefficient * left.scale == $1.coefficient * right.scale
      }
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(isLower)
      hasher.combine(row.constant * scale)
      for entry in row.entries { hasher.combine(entry.column) }
    }
  }

  // MARK: In general

  private func solveByLevels() -> Result<Solution, Contradiction> {
    var simplex = Simplex()
    for _ in 0..<variableCount { _ = simplex.addUnknown(.free) }
    var index = 0
    while index < constraints.count, constraints[index].isRequired {
      guard Self.require(constraints[index], &simplex) else {
        return .failure(Contradiction(source: constraints[index].source))
      }
      index += 1
    }
    while index < constraints.count {
      let priority = constraints[index].priority
      var cost = SparseRow()
      while index < constraints.count, constraints[index].priority == priority {
        Self.prefer(constraints[index], &simplex, cost: &cost)
        index += 1
      }
      simplex.minimize(cost)
    }
    return .success(solution(of: simplex))
  }

  private static func require(_ constraint: ReducedConstraint, _ simplex: inout Simplex) -> Bool {
    if constraint.relation == .equal { return simplex.requireZero(constraint.row) == nil }
    return simplex.requireNonnegative(constraint.facingUp.row, slack: simplex.addUnknown(.nonnegative)) == nil
  }

  /// Requires the constraint to hold but for an error, which is added to the cost.
  private static func prefer(_ constraint: ReducedConstraint, _ simplex: inout Simplex, cost: inout SparseRow) {
    var row = constraint.facingUp.row
    let shortfall = simplex.addUnknown(.nonnegative)
    row.insert(shortfall, 1)
    cost.insert(shortfall, 1)
    guard constraint.relation == .equal else {
      _ = simplex.requireNonnegative(row, slack: simplex.addUnknown(.nonnegative))
      return
    }
    let excess = simplex.addUnknown(.nonnegative)
    row.insert(excess, -1)
    cost.insert(excess, 1)
    _ = simplex.requireZero(row)
  }

  private func solution(of simplex: Simplex) -> Solution {
    Solution(
      values: Array(simplex.values().prefix(variableCount)),
      direction: Array(simplex.direction().prefix(variableCount)))
  }
}
