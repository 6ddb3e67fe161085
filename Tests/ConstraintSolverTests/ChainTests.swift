import ConstraintSolver
import Testing

@Suite struct `A chain pinned at both ends` {
  /// Views side by side: `start + width = start of the next`, from 0 to `total`.
  private struct Chain {
    var solver = Solver()
    let starts: [Variable]
    let widths: [Variable]

    init(count: Int, total: Double) {
      var solver = Solver()
      starts = (0...count).map { _ in solver.makeVariable() }
      widths = (0..<count).map { _ in solver.makeVariable() }
      solver.add(Constraint(LinearExpression(starts[0]), .equal))
      for (index, width) in widths.enumerated() {
        solver.add(
          Constraint(
            LinearExpression(starts[index]) + LinearExpression(width), .equal, LinearExpression(starts[index + 1]))
        )
        solver.add(Constraint(LinearExpression(width), .greaterThanOrEqual))
      }
      solver.add(Constraint(LinearExpression(starts[count]) - total, .equal))
      self.solver = solver
    }

    mutating func addIntrinsic(_ index: Int, _ width: Double, hugging: Float, resistance: Float) {
      solver.add(Constraint(LinearExpression(widths[index]) - width, .lessThanOrEqual, priority: hugging))
      solver.add(Constraint(LinearExpression(widths[index]) - width, .greaterThanOrEqual, priority: resistance))
    }

    func width(_ index: Int) -> Double { solver.value(of: widths[index]) }
  }

  @Test func `stretches the view that hugs least`() {
    var chain = Chain(count: 1000, total: 12_000)
    for index in 0..<1000 {
      chain.addIntrinsic(index, 10, hugging: index == 400 ? 249 : 250 + Float(index % 3), resistance: 750)
    }
    #expect(chain.solver.solve().isEmpty)
    #expect(abs(chain.width(400) - 2010) < 1e-6)
    #expect(abs(chain.width(401) - 10) < 1e-6)
    #expect(abs(chain.solver.value(of: chain.starts[1000]) - 12_000) < 1e-6)
    #expect(!chain.starts.contains { chain.solver.isAmbiguous($0) })
  }

  @Test func `compresses those that resist least down to nothing before others`() {
    var chain = Chain(count: 4, total: 250)
    for (index, resistance) in [751, 749, 750, 752].enumerated() {
      chain.addIntrinsic(index, 100, hugging: 250, resistance: Float(resistance))
    }
    #expect(chain.solver.solve().isEmpty)
    #expect((0..<4).map(chain.width) == [100, 0, 50, 100])
  }

  @Test func `is ambiguous only where views may trade room`() {
    var chain = Chain(count: 4, total: 500)
    for (index, hugging) in [251, 250, 250, 251].enumerated() {
      chain.addIntrinsic(index, 100, hugging: Float(hugging), resistance: 750)
    }
    chain.solver.solve()
    #expect(chain.widths.map { chain.solver.isAmbiguous($0) } == [false, true, true, false])
    // The two take 300 together, so what is after them stays where it is.
    #expect(chain.starts.map { chain.solver.isAmbiguous($0) } == [false, false, true, false, false])
    #expect(chain.width(1) + chain.width(2) == 300)
  }

  @Test func `says which constraints leave too little room`() {
    var chain = Chain(count: 2, total: 100)
    let first = chain.solver.add(Constraint(LinearExpression(chain.widths[0]) - 60, .greaterThanOrEqual))
    let second = chain.solver.add(Constraint(LinearExpression(chain.widths[1]) - 70, .greaterThanOrEqual))
    let conflicts = chain.solver.solve()
    #expect(conflicts.map(\.unsatisfied) == [second])
    #expect(conflicts.first?.constraints.contains(first) == true)
    #expect(chain.width(0) >= 60)
  }

  /// Each answer compared with every choice of whole widths; with whole numbers throughout, one of those is best.
  @Test(arguments: 0..<100) func `is laid out as well as can be`(seed: Int) {
    var random = RandomNumbers(state: UInt64(seed) &* 6151 &+ 3)
    let total = 3 + random.next(8)
    var chain = Chain(count: 4, total: Double(total))
    var wishes: [(width: Int, constraint: Constraint)] = []
    for _ in 0..<3 + random.next(8) {
      let width = random.next(4)
      let relation: Relation = [.equal, .lessThanOrEqual, .greaterThanOrEqual][random.next(3)]
      wishes.append(
        (
          width,
          Constraint(
            Double([1, 1, 2, -1][random.next(4)]) * (LinearExpression(chain.widths[width]) - Double(random.next(6))),
            relation, priority: [250, 500, 750][random.next(3)])
        ))
    }
    for wish in wishes { chain.solver.add(wish.constraint) }
    #expect(chain.solver.solve().isEmpty)
    let answer = (0..<4).map(chain.width)
    #expect(abs(answer.reduce(0, +) - Double(total)) < 1e-6)
    #expect(answer.allSatisfy { $0 > -1e-6 })
    let best = splits(of: total, into: 4).map { costs(wishes, $0) }.min { isBetter($0, than: $1) } ?? []
    #expect(!isBetter(best, than: costs(wishes, answer)), "\(answer)")
  }

  private func splits(of total: Int, into count: Int) -> [[Double]] {
    guard count > 1 else { return [[Double(total)]] }
    return (0...total).flatMap { first in splits(of: total - first, into: count - 1).map { [Double(first)] + $0 } }
  }

  private func costs(_ wishes: [(width: Int, constraint: Constraint)], _ widths: [Double]) -> [Double] {
    [750, 500, 250].map { priority in
      wishes.filter { $0.constraint.priority == priority }.reduce(0) { sum, wish in
        let expression = wish.constraint.expression
        let value = expression.terms[0].coefficient * widths[wish.width] + expression.constant
        switch wish.constraint.relation {
        case .equal: return sum + abs(value)
        case .greaterThanOrEqual: return sum + max(0, -value)
        case .lessThanOrEqual: return sum + max(0, value)
        }
      }
    }
  }

  private func isBetter(_ one: [Double], than other: [Double]) -> Bool {
    for (one, other) in zip(one, other) where abs(one - other) > 1e-6 { return one < other }
    return false
  }
}
