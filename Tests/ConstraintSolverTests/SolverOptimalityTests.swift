import ConstraintSolver
import Testing

/// Small problems of all shapes, each answer compared with every point of a grid.
@Suite struct `A solver's answers` {
  @Test(arguments: 0..<150) func `are as good as any`(seed: Int) {
    var random = RandomNumbers(state: UInt64(seed) &* 7919 &+ 17)
    var solver = Solver()
    let variables = (0..<2 + random.next(2)).map { _ in solver.makeVariable() }
    var constraints: [Constraint] = []
    for variable in variables {
      constraints.append(Constraint(LinearExpression(variable) + 4, .greaterThanOrEqual))
      constraints.append(Constraint(LinearExpression(variable) - 4, .lessThanOrEqual))
    }
    for _ in 0..<2 + random.next(7) { constraints.append(random.constraint(variables)) }
    let ids = constraints.map { solver.add($0) }
    let left = Set(solver.solve().map(\.unsatisfied))
    let kept = zip(ids, constraints).filter { !left.contains($0.0) }.map(\.1)
    let answer = costs(kept, variables.map { solver.value(of: $0) })
    #expect(answer[0] < 1e-6, "a required constraint is violated: \(answer)")
    for point in grid(variables.count) {
      let other = costs(kept, point)
      guard other[0] < 1e-9 else { continue }
      #expect(!isBetter(other, than: answer), "\(point) costs \(other), the answer \(answer)")
    }
  }

  /// A variable is ambiguous where, pushed a little to one side or the other, it costs no more.
  @Test(arguments: 0..<150) func `are ambiguous where others are as good`(seed: Int) {
    var random = RandomNumbers(state: UInt64(seed) &* 15_485_863 &+ 5)
    var solver = Solver()
    let variables = (0..<2 + random.next(4)).map { _ in solver.makeVariable() }
    var constraints: [Constraint] = []
    for variable in variables {
      constraints.append(Constraint(LinearExpression(variable) + 4, .greaterThanOrEqual))
      constraints.append(Constraint(LinearExpression(variable) - 4, .lessThanOrEqual))
    }
    for _ in 0..<1 + random.next(6) { constraints.append(random.constraint(variables)) }
    let ids = constraints.map { solver.add($0) }
    let left = Set(solver.solve().map(\.unsatisfied))
    let kept = zip(ids, constraints).filter { !left.contains($0.0) }.map(\.1)
    let answer = costs(kept, variables.map { solver.value(of: $0) })
    for variable in variables {
      let value = solver.value(of: variable)
      let canMove = [Relation.greaterThanOrEqual, .lessThanOrEqual].contains { relation in
        let moved = value + (relation == .lessThanOrEqual ? -0.001 : 0.001)
        var other = solver
        let push = other.add(Constraint(LinearExpression(variable) - moved, relation))
        guard !other.solve().contains(where: { $0.unsatisfied == push }) else { return false }
        return !isBetter(answer, than: costs(kept, variables.map { other.value(of: $0) }))
      }
      #expect(solver.isAmbiguous(variable) == canMove, "\(variable) at \(value)")
    }
  }

  /// The total violation at each priority, the highest first.
  private func costs(_ constraints: [Constraint], _ values: [Double]) -> [Double] {
    [1000, 750, 250].map { priority in
      constraints.filter { $0.priority == priority }.reduce(0) { $0 + violation($1, values) }
    }
  }

  private func violation(_ constraint: Constraint, _ values: [Double]) -> Double {
    let value = constraint.expression.terms.reduce(constraint.expression.constant) {
      $0 + $1.coefficient * values[$1.variable.index]
    }
    switch constraint.relation {
    case .equal: return abs(value)
    case .greaterThanOrEqual: return max(0, -value)
    case .lessThanOrEqual: return max(0, value)
    }
  }

  private func isBetter(_ one: [Double], than other: [Double]) -> Bool {
    for (one, other) in zip(one, other) where abs(one - other) > 1e-6 { return one < other }
    return false
  }

  private func grid(_ dimensions: Int) -> [[Double]] {
    (0..<dimensions).reduce([[]]) { points, _ in
      points.flatMap { point in stride(from: -4.0, through: 4, by: 1).map { point + [$0] } }
    }
  }
}

extension RandomNumbers {
  fileprivate mutating func constraint(_ variables: [Variable]) -> Constraint {
    let relations: [Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
    let priorities: [Float] = [1000, 750, 750, 250, 250]
    var expression = LinearExpression(constant: Double(next(9) - 4))
    for variable in variables where next(3) > 0 {
      expression.add(LinearExpression(variable), times: [1, -1, 2, -0.5][next(4)])
    }
    return Constraint(expression, relations[next(3)], priority: priorities[next(5)])
  }
}
