import ConstraintSolver
import Testing

@Suite struct `A solver whose constraints change` {
  /// After each of many changes: what a solver that never saw the earlier constraints says.
  @Test(arguments: 0..<60) func `answers like a new one`(seed: Int) {
    var random = RandomNumbers(state: UInt64(seed) &* 104_729 &+ 11)
    var solver = Solver()
    let variables = (0..<8).map { _ in solver.makeVariable() }
    var known: [(id: Constraint.ID, constraint: Constraint)] = []
    for _ in 0..<40 {
      switch random.next(known.count > 12 ? 3 : 5) {
      case 0 where !known.isEmpty:
        solver.remove(known.remove(at: random.next(known.count)).id)
      case 1 where !known.isEmpty:
        let index = random.next(known.count)
        known[index].constraint.expression.constant = Double(random.next(21) - 10)
        solver.setConstant(known[index].constraint.expression.constant, of: known[index].id)
      default:
        let constraint = random.constraint(on: variables)
        known.append((solver.add(constraint), constraint))
      }
      let conflicts = solver.solve()
      var fresh = Solver()
      for _ in variables { _ = fresh.makeVariable() }
      let ids = known.map { fresh.add($0.constraint) }
      let expected = fresh.solve()
      #expect(
        conflicts.map(\.unsatisfied)
          == expected.map { conflict in
            known[ids.firstIndex(of: conflict.unsatisfied) ?? 0].id
          })
      #expect(variables.map { solver.value(of: $0) } == variables.map { fresh.value(of: $0) })
      #expect(variables.map { solver.isAmbiguous($0) } == variables.map { fresh.isAmbiguous($0) })
    }
  }

  @Test func `follows the length that others are measured from`() {
    var solver = Solver()
    let (width, trailing) = (solver.makeVariable(), solver.makeVariable())
    let root = solver.add(Constraint(LinearExpression(width) - 300, .equal))
    solver.add(Constraint(LinearExpression(trailing) - LinearExpression(width) + 16, .equal))
    solver.solve()
    #expect(solver.value(of: trailing) == 284)
    solver.setConstant(-400, of: root)
    solver.solve()
    #expect(solver.value(of: trailing) == 384)
    solver.remove(root)
    solver.solve()
    #expect(solver.isAmbiguous(trailing))
  }

  @Test func `joins and parts what a constraint ties together`() {
    var solver = Solver()
    let (first, second) = (solver.makeVariable(), solver.makeVariable())
    for (variable, value) in [(first, 10.0), (second, 30.0)] {
      solver.add(Constraint(LinearExpression(variable) - value, .equal, priority: 500))
    }
    solver.solve()
    let tie = solver.add(Constraint(LinearExpression(first) - LinearExpression(second), .equal, priority: 750))
    solver.add(Constraint(LinearExpression(second) - 20, .greaterThanOrEqual))
    solver.solve()
    #expect(solver.value(of: first) == solver.value(of: second))
    #expect(solver.value(of: first) >= 20)
    solver.remove(tie)
    solver.solve()
    #expect(solver.value(of: first) == 10)
    #expect(solver.value(of: second) == 30)
  }
}

extension RandomNumbers {
  fileprivate mutating func constraint(on variables: [Variable]) -> Constraint {
    var expression = LinearExpression(constant: Double(next(21) - 10))
    for _ in 0...next(3) {
      expression.add(LinearExpression(variables[next(variables.count)]), times: [1, -1, 2][next(3)])
    }
    let relations: [Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
    return Constraint(expression, relations[next(3)], priority: [1000, 1000, 750, 250][next(4)])
  }
}
